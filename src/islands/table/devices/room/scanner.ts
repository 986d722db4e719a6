/** Reads QR codes from the device's camera: with the browser's own reader where it has one, else with one that is fetched. */

interface Detector {
  detect(from: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  /** Not in every browser, and not in TypeScript's list of them. */
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

const EVERY = 150; // ms between two looks
const LARGEST = 640; // pixels a side that are looked at

type Look = (video: HTMLVideoElement) => Promise<string | undefined>;

async function fetchedLook(): Promise<Look> {
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, LARGEST / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      return undefined; // no code in this picture
    }
  };
}

async function lookFor(): Promise<Look> {
  if (typeof BarcodeDetector !== 'function') return fetchedLook();
  try {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue;
  } catch {
    return fetchedLook(); // it reads other codes only
  }
}

/** Shows the camera in the video and tells every text that it sees, until it is stopped. Rejects where there is no camera, or no leave. */
export async function scan(video: HTMLVideoElement, seen: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const look = await lookFor();
    video.srcObject = stream;
    await video.play();
    const again = async (): Promise<void> => {
      if (stopped) return;
      const text = video.videoWidth > 0 ? await look(video) : undefined;
      if (text !== undefined && !stopped) seen(text);
      setTimeout(again, EVERY);
    };
    void again();
    return stop;
  } catch (error) {
    stop();
    throw error;
  }
}

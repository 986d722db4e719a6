import { useEffect, useRef } from 'preact/hooks';
import { useUi } from '../words.ts';
import { scan } from './scanner.ts';

interface Props {
  onRead: (text: string) => void;
  /** There is none, or no leave to use it. */
  onFail: () => void;
}

/** The camera, until it has read something. */
export default function Camera({ onRead, onFail }: Props) {
  const { t } = useUi();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    scan(video.current!, onRead).then(
      (stops) => {
        stop = stops;
        if (left) stops();
      },
      () => !left && onFail(),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return (
    <video ref={video} class="devices-camera" muted playsInline aria-label={t('devices.camera.label')} />
  );
}

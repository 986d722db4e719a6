import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeviceKey, Translator } from '../../../../i18n/translate.ts';
import { scan } from './scanner.ts';

interface Props {
  onRead: (text: string) => void;
  words: Translator<DeviceKey>;
}

/** The camera, until it has read something. */
export default function Camera({ onRead, words: { t } }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    scan(video.current!, onRead).then(
      (stops) => {
        stop = stops;
        if (left) stops();
      },
      () => setTrouble(true),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  if (trouble)
    return (
      <p class="problem" role="alert">
        {t('devices.camera.none')}
      </p>
    );
  return (
    <video ref={video} class="devices-camera" muted playsInline aria-label={t('devices.camera.label')} />
  );
}

import { useEffect, useState } from 'preact/hooks';

const LONG = 600; // ms

/** Whether something has been so for so long that it should be said. */
export function useLong(so: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!so) return;
    const timer = setTimeout(setLong, LONG, true);
    return () => clearTimeout(timer);
  }, [so]);
  return so && long;
}

import { useEffect, useState } from 'react';

/** The overlay's text at a percentage (specification, section 4). */
export function progressMessage(percent: number): string {
  if (percent < 40) return 'Preparing your request…';
  if (percent < 70) return 'Processing your information…';
  if (percent < 95) return 'Creating your consultation request…';
  return 'Almost done…';
}

const TICK = 120;
const START = 8;
/** Nearly there, never finished, until the server has answered. */
const CEILING = 98;

/** Percent of a submission under way: quick at first, slower towards the end, back to the start once it is over. */
export function useProgress(running: boolean): number {
  const [percent, setPercent] = useState(START);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPercent((now) => now + (CEILING - now) * 0.06), TICK);
    return () => {
      clearInterval(timer);
      setPercent(START);
    };
  }, [running]);
  return running ? Math.round(percent) : 0;
}

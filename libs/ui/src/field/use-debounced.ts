import { useEffect, useState } from 'react';

/** How long typing rests before the server is asked, in milliseconds. */
const PAUSE = 250;

/** A text that is being typed, as it stood when typing last paused: what the server is asked for. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

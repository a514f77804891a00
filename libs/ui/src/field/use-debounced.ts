import { useEffect, useState } from 'react';

/** How long typing pauses before the server is called, in milliseconds. */
const PAUSE = 250;

/** A text that is being typed, as of the last pause. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

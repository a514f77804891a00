import { useCallback, useEffect, useRef, useState } from 'react';

const GLOW = 2_000;

interface Glow {
  /** Ids of the rows that changed a moment ago. */
  glowing: ReadonlySet<string>;
  /** Lets the row glow once. */
  glow: (id: string) => void;
}

/** Rows that changed without a reload glow once. */
export function useGlow(): Glow {
  const [glowing, setGlowing] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const glow = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    setGlowing((now) => new Set(now).add(id));
    timers.current.set(
      id,
      setTimeout(() => setGlowing((now) => new Set([...now].filter((other) => other !== id))), GLOW),
    );
  }, []);

  return { glowing, glow };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a row is highlighted, and how long it shows who changed it, in milliseconds. */
const GLOW = 2_000;
const SAID = 8_000;

/** What a row that changed by someone else's hand shows for a moment. */
export interface ChangeMark {
  /** Who and what, in words: "Changed by Dana just now". */
  text: string;
  glowing: boolean;
}

/** By the row's id; the newest last. */
export type ChangeMarks = ReadonlyMap<string, ChangeMark>;

interface Glow {
  marks: ChangeMarks;
  /** Highlights the row once and shows who changed it. */
  mark: (id: string, text: string) => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** Rows that changed without a reload are highlighted once and show who changed them. */
export function useRecentChanges(): Glow {
  const [marks, setMarks] = useState<ChangeMarks>(new Map());
  const timers = useRef(new Map<string, readonly Timer[]>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((both) => both.forEach(clearTimeout));
  }, []);

  const mark = useCallback((id: string, text: string) => {
    timers.current.get(id)?.forEach(clearTimeout);
    setMarks((now) => newest(now, id, { text, glowing: true }));
    timers.current.set(id, [
      setTimeout(() => setMarks((now) => new Map(now).set(id, { text, glowing: false })), GLOW),
      setTimeout(() => setMarks((now) => new Map([...now].filter(([other]) => other !== id))), SAID),
    ]);
  }, []);

  return { marks, mark };
}

const newest = (marks: ChangeMarks, id: string, mark: ChangeMark): ChangeMarks =>
  new Map([...marks].filter(([other]) => other !== id)).set(id, mark);

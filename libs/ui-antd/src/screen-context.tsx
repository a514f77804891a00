import { drafts } from '@portal/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { PersonContext } from './form/drafts/use-draft.js';
import { TimeStyleContext } from './time/relative-time.js';
import './kit.css';

export interface ScreenContextProps {
  /** The person's own time zone from the profile; the browser's without one. */
  timeZone?: string | null | undefined;
  /** The id of the signed-in user, to whom drafts are bound. */
  person?: string | undefined;
  children: ReactNode;
}

/** What the parts of a screen know about the person who reads: the zone times are shown in, and whose drafts are kept. */
export function ScreenContext({ timeZone, person, children }: ScreenContextProps) {
  const timeStyle = useMemo(() => (timeZone ? { timeZone } : {}), [timeZone]);
  useEffect(() => {
    if (person) drafts.clear(person);
  }, [person]);
  return (
    <PersonContext value={person}>
      <TimeStyleContext value={timeStyle}>{children}</TimeStyleContext>
    </PersonContext>
  );
}

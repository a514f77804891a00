import type { ReactNode } from 'react';
import type { Tone } from './tones.js';
import './status-tag.css';

/** A state as a word with a dot; the colour never stands alone. A paused one lies on yellow. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={`status-tag text nowrap inline-row strong status-tag--${tone}`}>
      <span className="status-tag__dot circle" aria-hidden="true" />
      {children}
    </span>
  );
}

/** The tag of a kind of record: a state in its words and its tone. */
export const statusTagOf = <State extends string>(
  labels: Readonly<Record<State, string>>,
  tones: Readonly<Record<State, Tone>>,
) =>
  function StatusTagOf({ status }: { status: State }) {
    return <StatusTag tone={tones[status]}>{labels[status]}</StatusTag>;
  };

/** A small label for a role or a company. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span className={strong ? 'badge muted tiny strong badge--strong' : 'badge muted tiny strong'}>{children}</span>
  );
}

import { classNames } from '@portal/ui';
import type { ChangeMark } from './use-recent-changes.js';
import './kit.css';

/** Who changed this a moment ago, in words beside it. */
export const ChangeNote = ({ mark }: { mark: ChangeMark | undefined }) =>
  mark ? (
    <span className={classNames('change-note muted', mark.glowing && 'is-glowing')} title={mark.text}>
      {mark.text}
    </span>
  ) : null;

/** Announces the newest change of the rows on the screen to screen readers. */
export function ChangeAnnouncer<Row extends { id: string }>({
  rows,
  marks,
  nameOf,
}: {
  rows: readonly Row[];
  marks: ReadonlyMap<string, ChangeMark> | undefined;
  nameOf: (row: Row) => string;
}) {
  const [id, mark] = [...(marks ?? [])].findLast(([known]) => rows.some((row) => row.id === known)) ?? [];
  const changed = rows.find((row) => row.id === id);
  return (
    <p className="visually-hidden" aria-live="polite">
      {changed && mark ? `${nameOf(changed)}: ${mark.text}` : ''}
    </p>
  );
}

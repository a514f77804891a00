import { useLocation, useNavigate } from 'react-router';
import { useNeighbors, type TrailRecord } from '../../list/record-trail.js';
import { pendingRecord } from '../../sheet/pending-record.js';
import { useSheet } from '../../sheet/sheet-context.js';

/** The ways from a record to its neighbors in the list. */
export interface Steps {
  /** Absent at the ends of the list. */
  toPrevious: (() => void) | undefined;
  toNext: (() => void) | undefined;
  /** The record that follows; where records of several kinds are listed, it can be of another one. */
  next: TrailRecord | undefined;
  /** From 1. */
  position: number;
  count: number;
}

/** From page to page, or within the sheet; undefined where the record wasn't opened from a list. */
export function useSteps(): Steps | undefined {
  const sheet = useSheet();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const neighbors = useNeighbors(sheet ? (sheet.page ?? '') : pathname);
  if (!neighbors) return undefined;
  const goTo = ({ address }: TrailRecord): void => {
    void navigate(address);
    pendingRecord.begin(() => void navigate(address, { replace: true, flushSync: true }));
  };
  const wayTo = (record: TrailRecord | undefined) =>
    record && ((): void => (sheet ? sheet.moveTo(record, record.address) : goTo(record)));
  const { previous, next, position, count } = neighbors;
  return { toPrevious: wayTo(previous), toNext: wayTo(next), next, position, count };
}

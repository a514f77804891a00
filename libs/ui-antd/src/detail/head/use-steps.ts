import { useLocation, useNavigate } from 'react-router';
import { useNeighbors, type TrailRecord } from '../../list/record-trail.js';

/** What a record needs of the sheet that it is shown in. */
export interface SheetFrame {
  /** The page of the record. */
  page: string;
  close: () => void;
  /** Shows another record in the sheet. */
  moveTo: (record: { id: string }) => void;
}

/** The ways from a record to its neighbors in the list. */
export interface Steps {
  /** Absent at the ends of the list. */
  toPrevious: (() => void) | undefined;
  toNext: (() => void) | undefined;
  /** From 1. */
  position: number;
  count: number;
}

/** From page to page, or within the sheet; undefined where the record wasn't opened from a list. */
export function useSteps(sheet?: SheetFrame): Steps | undefined {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const neighbors = useNeighbors(sheet?.page ?? pathname);
  if (!neighbors) return undefined;
  const wayTo = (record: TrailRecord | undefined) =>
    record && ((): void => (sheet ? sheet.moveTo(record) : void navigate(record.address)));
  const { previous, next, position, count } = neighbors;
  return { toPrevious: wayTo(previous), toNext: wayTo(next), position, count };
}

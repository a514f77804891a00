import { readRemembered, remember } from '@portal/ui';
import { useState } from 'react';

/**
 * Which columns of a board are folded to a strip, remembered in this browser under the board's name. `first` are those
 * that are folded until the user unfolds them.
 */
export function useFoldedColumns<Status extends string>(
  board: string,
  statuses: readonly Status[],
  first: readonly Status[],
): [folded: readonly Status[], toggle: (status: Status) => void] {
  const key = `folded columns: ${board}`;
  const [folded, setFolded] = useState<readonly Status[]>(() => {
    const kept = readRemembered(key)?.split(',');
    return kept ? statuses.filter((status) => kept.includes(status)) : first;
  });
  const toggle = (status: Status): void => {
    const next = folded.includes(status) ? folded.filter((other) => other !== status) : [...folded, status];
    remember(key, next.join(','));
    setFolded(next);
  };
  return [folded, toggle];
}

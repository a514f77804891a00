import { useEffect, useRef, type RefObject } from 'react';

/** Brings a column of the board to its left edge. */
function showColumn(board: HTMLElement | null, index: number): void {
  const column = board?.children.item(index);
  if (!board || !(column instanceof HTMLElement)) return;
  board.scrollLeft = column.offsetLeft - board.offsetLeft;
}

/** Where the board is wider than its place, it opens at its first column with a card. */
export function useFirstColumn(board: RefObject<HTMLElement | null>, counts: readonly number[]): void {
  const first = counts.findIndex((count) => count > 0);
  const wasShown = useRef(false);
  useEffect(() => {
    if (first < 0 || wasShown.current) return;
    wasShown.current = true;
    showColumn(board.current, first);
  }, [board, first]);
}

interface BoardJumpProps {
  board: RefObject<HTMLElement | null>;
  columns: readonly { name: string; count: number }[];
}

/** The names of the columns, each a way to it: on a phone only one column is in sight. */
export const BoardJump = ({ board, columns }: BoardJumpProps) => (
  <nav className="board-jump" aria-label="Columns">
    {columns.map(({ name, count }, index) => (
      <button
        key={name}
        type="button"
        className="board-jump__name touch-target"
        onClick={() => showColumn(board.current, index)}
      >
        {name} <span className="board-column__count muted tiny numeric">{count}</span>
      </button>
    ))}
  </nav>
);

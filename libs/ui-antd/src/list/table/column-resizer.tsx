import type { PointerEvent } from 'react';
import { columnWidth } from '../layout/list-layout.js';

interface ColumnResizerProps {
  /** The new width of the column, in CSS pixels. */
  onWidth: (width: number) => void;
}

/**
 * The edge of a column's header, to be drawn by the pointer. The width follows at once and is handed over at the end.
 * Without a pointer, what doesn't fit is read in the row's record.
 */
export function ColumnResizer({ onWidth }: ColumnResizerProps) {
  const draw = (event: PointerEvent<HTMLSpanElement>): void => {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    const column = head && head.closest('table')?.querySelectorAll('col')[head.cellIndex];
    if (!column) return;
    event.preventDefault();
    const began = event.clientX - head.getBoundingClientRect().width;
    let width: number | undefined;
    const move = (to: globalThis.PointerEvent): void => {
      width = columnWidth(to.clientX - began);
      column.style.width = `${width}px`;
    };
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      if (width !== undefined) onWidth(width);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return <span className="list-table__resizer" aria-hidden="true" onPointerDown={draw} />;
}

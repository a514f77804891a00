import { shortcuts, useShortcuts } from '@portal/ui';
import type { RefObject } from 'react';

/**
 * Moves through a list by keyboard: to the next and previous row, whose link has the focus, or head of a group, and
 * edits a row.
 */
export function useListKeyboard(list: RefObject<HTMLElement | null>, onEdit?: (id: string) => void): void {
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row-id], [data-group-head]') ?? []),
  ];
  const at = (all: readonly HTMLElement[]): number => all.findIndex((row) => row.contains(document.activeElement));
  const move = (by: 1 | -1) => (): void => {
    const all = rows();
    const to = Math.min(Math.max(at(all) + by, 0), all.length - 1);
    focusRow(all[to]);
  };
  const edit = (): unknown => {
    const all = rows();
    const id = all[at(all)]?.dataset['rowId'];
    return id !== undefined && onEdit ? onEdit(id) : false;
  };
  useShortcuts({
    [shortcuts.nextRow.keys]: move(1),
    [shortcuts.previousRow.keys]: move(-1),
    [shortcuts.editRow.keys]: edit,
  });
}

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('[data-row-open]') ?? row;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

import { shortcuts, useShortcuts } from '@portal/ui';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { withoutSheets } from '../sheet/sheet-address.js';

/**
 * Moves through a list by keyboard: to the next and previous row, whose link has the focus, or head of a group, and
 * edits a row. Under an open sheet the rows stay as they are.
 */
export function useListKeyboard(list: RefObject<HTMLElement | null>, onEdit?: (id: string) => void): void {
  const { search } = useLocation();
  const isCovered = withoutSheets(search) !== search;
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row-id], [data-group-head]') ?? []),
  ];
  const at = (all: readonly HTMLElement[]): number => all.findIndex((row) => row.contains(document.activeElement));
  const move = (by: 1 | -1) => (): unknown => {
    if (isCovered) return false;
    const all = rows();
    const to = Math.min(Math.max(at(all) + by, 0), all.length - 1);
    return focusRow(all[to]);
  };
  const edit = (): unknown => {
    if (isCovered) return false;
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

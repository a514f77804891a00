import { shortcuts, useShortcuts } from '@portal/ui';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { withoutSheets } from '../sheet/sheet-address.js';
import type { Selection } from './table/use-selection.js';

interface ListKeys<Row> {
  onEdit?: ((id: string) => void) | undefined;
  /** Absent where rows can't be chosen. */
  selection?: Selection<Row> | undefined;
}

/**
 * Moves through a list by keyboard: to the next and previous row, whose link has the focus, or head of a group; edits
 * and chooses a row. The arrow keys do so once a row has the focus: before, they scroll. Under an open sheet the rows
 * stay as they are.
 */
export function useListKeyboard<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  { onEdit, selection }: ListKeys<Row> = {},
): void {
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
  const step =
    (by: 1 | -1): (() => unknown) =>
    () =>
      at(rows()) >= 0 ? move(by)() : false;
  /** Does something to the row in focus. */
  const onRow =
    (act: ((id: string) => unknown) | undefined): (() => unknown) =>
    () => {
      if (isCovered || !act) return false;
      const all = rows();
      const id = all[at(all)]?.dataset['rowId'];
      return id === undefined ? false : act(id);
    };
  const select = (choose: 'toggle' | 'toggleRange') =>
    onRow(selection && ((id) => selection.selectable.some((row) => row.id === id) && selection[choose](id)));
  const clear = (): unknown => {
    if (isCovered || !selection || selection.chosen.length === 0) return false;
    return selection.clear();
  };
  useShortcuts({
    [shortcuts.nextRow.keys]: move(1),
    [shortcuts.nextRow.also]: step(1),
    [shortcuts.previousRow.keys]: move(-1),
    [shortcuts.previousRow.also]: step(-1),
    [shortcuts.editRow.keys]: onRow(onEdit),
    [shortcuts.selectRow.keys]: select('toggle'),
    [shortcuts.selectRows.keys]: select('toggleRange'),
    [shortcuts.clearSelection.keys]: clear,
  });
}

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('[data-row-open]') ?? row;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

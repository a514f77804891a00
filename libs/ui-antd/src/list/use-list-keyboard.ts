import { opensInSheet, shortcuts, useShortcuts } from '@portal/ui';
import type { RefObject } from 'react';
import { useSheetPlace } from '../sheet/use-sheet-place.js';
import { useRowSuccessor } from './use-row-successor.js';
import type { Selection } from './table/use-selection.js';

interface ListKeys<Row> {
  onEdit?: ((id: string) => unknown) | undefined;
  /** Absent where rows can't be chosen. */
  selection?: Selection<Row> | undefined;
  /** What further keys do to the row in focus; false leaves the key to the browser. */
  rowKeys?: Readonly<Record<string, (id: string) => unknown>> | undefined;
}

/**
 * Moves through a list by keyboard: to the next and previous row, whose link has the focus, or head of a group; edits
 * and chooses a row. The arrow keys do so once a row has the focus: before, they scroll. Space shows the record of the
 * row beside the list, then that of each row that gets the focus. Under any other open sheet the rows stay as they are.
 */
export function useListKeyboard<Row extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  { onEdit, selection, rowKeys = {} }: ListKeys<Row> = {},
): void {
  const { opened, isPeek, close } = useSheetPlace();
  const isCovered = opened !== undefined && !isPeek;
  const rows = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row-id], [data-group-head]') ?? []),
  ];
  const at = (all: readonly HTMLElement[]): number => {
    const focused = all.findIndex((row) => row.contains(document.activeElement));
    return focused < 0 && isPeek ? all.findIndex(isShown) : focused;
  };
  useRowSuccessor(
    list,
    (element) => rows().findIndex((row) => row.contains(element)),
    (place) => targetIn(rows()[Math.min(place, rows().length - 1)]),
  );
  /** Whether the record of the row is the open one. */
  const isShown = (row: HTMLElement): boolean =>
    opened !== undefined && linkIn(row)?.pathname.includes(opened.id) === true;
  const move = (by: 1 | -1) => (): unknown => {
    if (isCovered) return false;
    const all = rows();
    const to = Math.min(Math.max(at(all) + by, 0), all.length - 1);
    const row = all[to];
    focusRow(row);
    const link = row && linkIn(row);
    if (isPeek && link && !isShown(row) && !opensInSheet(link.href, true)) close(); // it has only a page
    return undefined;
  };
  const peek = (): unknown => {
    const row = rows().find((one) => linkIn(one) === document.activeElement);
    const link = row && linkIn(row);
    if (isCovered || !link) return false; // a box or button in the row has the key for itself
    return isPeek && isShown(row) ? close() : opensInSheet(link.href, true);
  };
  const step =
    (by: 1 | -1): (() => unknown) =>
    () =>
      rows().some((row) => row.contains(document.activeElement)) ? move(by)() : false;
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
    if (opened || !selection || selection.chosen.length === 0) return false;
    return selection.clear();
  };
  useShortcuts({
    [shortcuts.nextRow.keys]: move(1),
    [shortcuts.nextRow.also]: step(1),
    [shortcuts.previousRow.keys]: move(-1),
    [shortcuts.previousRow.also]: step(-1),
    [shortcuts.peekRow.keys]: peek,
    [shortcuts.editRow.keys]: onRow(onEdit),
    [shortcuts.selectRow.keys]: select('toggle'),
    [shortcuts.selectRows.keys]: select('toggleRange'),
    [shortcuts.clearSelection.keys]: clear,
    ...Object.fromEntries(Object.entries(rowKeys).map(([keys, act]) => [keys, onRow(act)])),
  });
}

const linkIn = (row: HTMLElement): HTMLAnchorElement | null => row.querySelector<HTMLAnchorElement>('a[data-row-open]');

/** What gets the focus of a row, or of the head of a group. */
const targetIn = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('[data-row-open]') ?? row ?? null;

function focusRow(row: HTMLElement | undefined): void {
  const target = targetIn(row);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  target.getAttribute('type') !== 'checkbox';

/**
 * Moves through a list by keyboard: j and k go down and up, Enter opens (the row's link has the focus), e edits. Keys
 * are left alone in text fields and open dialogs.
 */
export function useListKeyboard(list: RefObject<HTMLElement | null>, onEdit?: (id: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"])')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const current = rows[at];
      if (event.key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)]);
      else if (event.key === 'k') focusRow(rows[Math.max(at - 1, 0)]);
      else if (event.key === 'e' && current && onEdit) onEdit(current.dataset['rowId'] ?? '');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, onEdit]);
}

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('[data-row-open]') ?? row;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

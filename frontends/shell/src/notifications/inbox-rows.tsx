import type { NotificationView } from '@portal/contracts';
import { shortcuts, useShortcuts } from '@portal/ui';
import { useRef } from 'react';
import { NotificationRow } from './notification-row.js';
import { useMarks } from './use-marks.js';

/** The entries of a page: j and k move, Enter opens, a archives, u marks as read or unread. */
export function InboxRows({ entries }: { entries: readonly NotificationView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { setRead, setArchived } = useMarks();
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('li[data-id]') ?? [])];
  const currentIndex = (): number => rows().findIndex((row) => row.contains(document.activeElement));
  const focus = (at: number) => rows()[at]?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  const step = (by: number) => focus(Math.min(Math.max(currentIndex() + by, 0), entries.length - 1));
  const mark = (change: (entry: NotificationView) => void) => {
    const entry = entries[currentIndex()];
    if (!entry) return false;
    change(entry);
    return true;
  };
  useShortcuts({
    [shortcuts.nextRow.keys]: () => step(1),
    [shortcuts.previousRow.keys]: () => step(-1),
    [shortcuts.archiveRow.keys]: () =>
      mark((entry) => {
        const at = currentIndex();
        setArchived(entry, !entry.archived_at);
        requestAnimationFrame(() => focus(Math.min(at, rows().length - 1))); // the entry's own place is gone
      }),
    [shortcuts.readRow.keys]: () => mark((entry) => setRead(entry, !entry.read_at)),
  });
  return (
    <ul ref={list} className="frame" aria-label="Notifications">
      {entries.map((entry) => (
        <NotificationRow key={entry.id} notification={entry} isWhole />
      ))}
    </ul>
  );
}

import { notificationCategories, notificationCategoryNames, type NotificationView, type Page } from '@portal/contracts';
import { notificationQueries, sentenceFor } from '@portal/data-access';
import { Button, ErrorState, PageTitle, Skeleton, Tabs, shortcuts, useShortcuts } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, CheckCheck, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { RecordsInSheets } from '../remotes/records-in-sheets.js';
import { inboxTabs, isShown, useInboxPlace, type InboxPlace } from './inbox-place.js';
import styles from './inbox.module.css';
import { useMarksOfAll, useMarks } from './use-marks.js';
import { NotificationRow } from './notification-row.js';

const LIMIT = 20;

/** All notifications of the user: unread, all or archived, by category, in pages. The bell is its first page. */
export function InboxPage() {
  const { place, go } = useInboxPlace();
  const { tab, category, page } = place;
  const { data, error, refetch } = useQuery(
    notificationQueries.list({
      page,
      limit: LIMIT,
      ...(category ? { category } : {}),
      ...(tab === 'unread' ? { unread: true } : {}),
      ...(tab === 'archived' ? { archived: true } : {}),
    }),
  );
  const list =
    error && !data ? (
      <ErrorState title="Your inbox didn’t load" text={sentenceFor(error)} onRetry={() => void refetch()} />
    ) : (
      <InboxList list={data} place={place} onPage={(next) => go({ page: next })} />
    );
  return (
    <div className={styles.page}>
      <PageTitle>Inbox</PageTitle>
      <div className={styles.head}>
        <h1 className={`${styles.title} title hidden-on-phones`}>Inbox</h1>
        <label className={`${styles.filter} relative`}>
          <span className="hidden-on-phones">About</span>
          <select
            className={`${styles.select} rounded surface text`}
            value={category ?? ''}
            onChange={({ target }) =>
              go({ category: notificationCategories.find((one) => one === target.value), page: 1 })
            }
          >
            <option value="">Everything</option>
            {notificationCategories.map((one) => (
              <option key={one} value={one}>
                {notificationCategoryNames[one]}
              </option>
            ))}
          </select>
          <ChevronDown className={`${styles.arrow} absolute muted`} size={16} strokeWidth={1.75} />
        </label>
        <MarkAll place={place} />
      </div>
      <Tabs
        label="Which notifications"
        value={tab}
        onChange={(chosen) => go({ tab: inboxTabs.find(({ id }) => id === chosen)?.id ?? 'all', page: 1 })}
        tabs={inboxTabs.map(({ id, label }) => ({ id, label, panel: list }))}
      />
      {/* of the entries as they came: one that was opened is read by then, and still followed by the next */}
      <RecordsInSheets along={data?.data.flatMap(({ link }) => link ?? []) ?? []} />
    </div>
  );
}

function MarkAll({ place: { tab, category } }: { place: InboxPlace }) {
  const { readAll, archiveRead, isPending } = useMarksOfAll();
  const scope = category ? { category } : {};
  if (tab === 'archived') return null;
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon={<CheckCheck size={16} strokeWidth={1.75} />}
        busy={isPending}
        onClick={() => readAll(scope)}
      >
        <span className="hidden-on-phones">Mark all read</span>
      </Button>
      {tab === 'all' && (
        <Button
          size="small"
          icon={<Archive size={16} strokeWidth={1.75} />}
          disabled={isPending}
          onClick={() => archiveRead(scope)}
        >
          <span className="hidden-on-phones">Archive what is read</span>
        </Button>
      )}
    </div>
  );
}

interface InboxListProps {
  list: Page<NotificationView> | undefined;
  place: InboxPlace;
  onPage: (page: number) => void;
}

function InboxList({ list, place, onPage }: InboxListProps) {
  if (!list) return <Skeleton rows={8} height={64} />;
  const shown = list.data.filter((entry) => isShown(entry, place.tab));
  if (shown.length === 0) return <InboxEmpty place={place} />;
  const { page, limit, total, has_more } = list.pagination;
  const first = (page - 1) * limit + 1;
  return (
    <>
      <InboxRows entries={shown} />
      {page > 1 || has_more ? (
        <nav className={styles.pages} aria-label="Pages">
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <span role="status">
            {first}–{first + list.data.length - 1} of {total}
          </span>
          <Button size="small" disabled={!has_more} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </nav>
      ) : null}
    </>
  );
}

const emptyTexts = {
  unread: ['You have read everything', 'What is new appears here by itself.'],
  all: ['Nothing here yet', 'When something happens that concerns you, it appears here.'],
  archived: ['Nothing archived', 'What you archive is kept here for a year.'],
} as const;

function InboxEmpty({ place: { tab, category } }: { place: InboxPlace }) {
  const [title, text] = emptyTexts[tab];
  return (
    <div className={`${styles.empty} centered text-center`}>
      <strong className="text">{title}</strong>
      <p>{category ? `Only ${notificationCategoryNames[category].toLowerCase()} is shown. ${text}` : text}</p>
    </div>
  );
}

/** The entries of a page: j and k move, Enter opens, a archives, u marks as read or unread. */
function InboxRows({ entries }: { entries: readonly NotificationView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { setRead, setArchived } = useMarks();
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('li[data-id]') ?? [])];
  const currentIndex = (): number => rows().findIndex((row) => row.contains(document.activeElement));
  const focus = (at: number) => rows()[at]?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  const step = (by: number) =>
    // an open record has the keys for itself
    document.querySelector('[aria-modal="true"]') === null &&
    focus(Math.min(Math.max(currentIndex() + by, 0), entries.length - 1));
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

import { notificationCategories, notificationCategoryNames, type NotificationView, type Page } from '@portal/contracts';
import { notificationQueries, sentenceFor } from '@portal/data-access';
import { Button, ErrorState, PageTitle, Skeleton, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, CheckCheck, ChevronDown } from 'lucide-react';
import { inboxTabs, isShown, useInboxPlace, type InboxPlace } from './inbox-place.js';
import styles from './inbox.module.css';
import { InboxRows } from './inbox-rows.js';
import { useMarksOfAll } from './use-marks.js';

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
        <label className={styles.filter}>
          <span className="hidden-on-phones">About</span>
          <select
            className={styles.select}
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
          <ChevronDown className={styles.arrow} size={16} strokeWidth={1.75} />
        </label>
        <MarkAll place={place} />
      </div>
      <Tabs
        label="Which notifications"
        value={tab}
        onChange={(chosen) => go({ tab: inboxTabs.find(({ id }) => id === chosen)?.id ?? 'all', page: 1 })}
        tabs={inboxTabs.map(({ id, label }) => ({ id, label, panel: list }))}
      />
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
    <div className={styles.empty}>
      <strong>{title}</strong>
      <p>{category ? `Only ${notificationCategoryNames[category].toLowerCase()} is shown. ${text}` : text}</p>
    </div>
  );
}

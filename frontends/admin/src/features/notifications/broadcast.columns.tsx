import { notificationCategoryNames, type BroadcastView } from '@portal/contracts';
import { useCancelBroadcast, useDeleteBroadcast } from '@portal/data-access';
import { columnsOf, ConfirmedButton } from '@portal/features';
import { clockText, dueTimeText, useNow } from '@portal/ui';
import { Meter, MoreMenu, RelativeTime, useTimeStyle, type ListColumn } from '@portal/ui-antd';
import {
  audienceText,
  broadcastStatusLabels,
  broadcastStatusTones,
  channelLabels,
  countText,
  isWritable,
  notificationToasts,
  recipientsText,
  spokenTitle,
} from './notification-labels.js';

/** What became of a message, in words; `until` is said of those that wait. */
function progressText({ progress }: Pick<BroadcastView, 'progress'>, until = ''): string {
  const { sent, waiting, suppressed, failed, total } = progress;
  if (total === 0) return '–';
  const others = [
    [waiting, until && waiting > 0 ? `${waiting === 1 ? 'waits' : 'wait'} until ${until}` : 'waiting'],
    [suppressed, 'not sent'],
    [failed, 'failed'],
  ] as const;
  const rest = others.filter(([count]) => count > 0).map(([count, what]) => `${countText(count)} ${what}`);
  return [`${countText(sent)} of ${countText(total)} sent`, ...rest].join(', ');
}

/** The same on the reader's clock: "2 of 6 sent, 4 wait until Tue 8:00 AM". */
export function useProgressText(row: BroadcastView | undefined): string | undefined {
  const [style, now] = [useTimeStyle(), useNow()];
  const until = row?.progress.waits_until ?? null;
  return row && progressText(row, until !== null && Date.parse(until) > now ? dueTimeText(until, now, style) : '');
}

const ProgressText = ({ row }: { row: BroadcastView }) => useProgressText(row);

const doneShare = ({ progress: { sent, suppressed, failed, total } }: BroadcastView): number =>
  total === 0 ? 0 : ((sent + suppressed + failed) / total) * 100;

const { choice, line, menu, tag } = columnsOf<BroadcastView>();

export const broadcastColumns: readonly ListColumn<BroadcastView>[] = [
  line('title', 'Title', { text: spokenTitle, sortable: true, onCard: 'title' }),
  tag('status', 'Status', broadcastStatusLabels, broadcastStatusTones, { width: '136px' }),
  line('progress', 'Progress', {
    width: '260px',
    cell: (row) =>
      row.status === 'scheduled' && row.send_at !== null ? (
        <GoesAt at={row.send_at} />
      ) : row.status === 'draft' ? (
        '–'
      ) : (
        <span className="stack gap-4 shrinks">
          {row.status === 'sending' ? (
            <Meter percent={doneShare(row)} label={`Progress of ${spokenTitle(row)}`} />
          ) : null}
          <span>
            <ProgressText row={row} />
          </span>
        </span>
      ),
    text: (row) => progressText(row),
    fields: ['progress.recipients', 'progress.sent', 'progress.failed'],
  }),
  line('audience', 'To', {
    width: '170px',
    text: (row) => (isWritable(row) ? audienceText(row.audience) : recipientsText(row.progress.recipients)),
    fields: [],
  }),
  line('channels', 'By', {
    width: '150px',
    text: (row) => row.channels.map((channel) => channelLabels[channel]).join(', '),
    priority: 'low',
  }),
  choice('category', 'Category', notificationCategoryNames, { width: '140px', priority: 'low' }),
  {
    key: 'author',
    title: 'Author',
    width: '130px',
    text: (row) => row.author_name ?? '–',
    fields: ['author_name'],
    priority: 'low',
  },
  line('created_at', 'Written', {
    sortable: true,
    width: '120px',
    cell: (row) => <RelativeTime at={row.started_at ?? row.created_at} />,
    text: (row) => row.started_at ?? row.created_at,
    fields: ['created_at', 'started_at'],
  }),
  menu((row) => <RowActions row={row} />, { width: '100px' }),
];

/** When a scheduled one goes, on the reader's clock. */
function GoesAt({ at }: { at: string }) {
  const [style, now] = [useTimeStyle(), useNow()];
  return `Goes ${clockText(at, now, style)}`;
}

function RowActions({ row }: { row: BroadcastView }) {
  const remove = useDeleteBroadcast();
  if (row.status === 'sending' || row.status === 'scheduled') return <CancelButton row={row} />;
  if (row.status !== 'draft') return null;
  return (
    <MoreMenu
      small
      label={`More for ${spokenTitle(row)}`}
      groups={[]}
      deletion={{
        id: row.id,
        mutation: remove,
        noun: 'draft',
        title: `Delete the draft “${spokenTitle(row)}”?`,
        text: 'Nobody has got it.',
        toasts: notificationToasts.deleted,
      }}
    />
  );
}

function CancelButton({ row }: { row: BroadcastView }) {
  const cancel = useCancelBroadcast();
  const title = spokenTitle(row);
  if (row.status === 'scheduled')
    return (
      <ConfirmedButton
        mutation={cancel}
        input={{ id: row.id }}
        question={{
          title: `Not send “${title}” at its time?`,
          text: 'It is a draft again. Nobody has got it.',
          confirm: 'Make it a draft',
          keep: 'Leave it scheduled',
        }}
        toasts={notificationToasts.unscheduled}
        aria-label={`Cancel ${title}`}
      >
        Cancel
      </ConfirmedButton>
    );
  return (
    <ConfirmedButton
      danger
      mutation={cancel}
      input={{ id: row.id }}
      question={{
        title: `Stop sending “${title}”?`,
        text: 'Who has it keeps it. The others don’t get it any more.',
        confirm: 'Stop sending',
        keep: 'Go on sending',
      }}
      toasts={notificationToasts.cancelled}
      aria-label={`Stop sending ${title}`}
    >
      Stop
    </ConfirmedButton>
  );
}

import { metrics, metricSearch } from '@portal/contracts';
import { inboundMailQueries, refusedMailQueries, ticketQueries, useSession } from '@portal/data-access';
import { metricAddress } from '@portal/features';
import { isChosenList, rowAddress } from '@portal/ui-antd';
import { classNames } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { useOpenInSight } from '../../views/view-switch.js';
import './support.css';

interface Queue {
  label: string;
  filter: Readonly<Record<string, string>>;
}

/** The filters of the queues. */
const telling = ['open', 'assignee_id', 'due_next', 'breached', 'status', 'snoozed'];

/** The queue of a metric, narrowed by more. */
const queueOf = (name: TicketMetric, more: Readonly<Record<string, string>> = {}): Queue => ({
  label: metrics[name].label,
  filter: { ...Object.fromEntries(new URLSearchParams(metricSearch(metrics[name], ''))), ...more },
});
type TicketMetric = 'open_tickets' | 'unassigned_tickets' | 'due_next_tickets' | 'breached_tickets' | 'waiting_tickets';

const soonestFirst = { sortBy: 'next_due_at', sortOrder: 'asc' };

/** What is put off for now has a queue of its own (decisions 4.105). */
const awake = { snoozed: 'false' };

const ownOf = (own: string): Queue => ({ ...queueOf('open_tickets', { assignee_id: own, ...awake }), label: 'Mine' });
const allOpen: Queue = { ...queueOf('open_tickets', awake), label: 'All open' };

const queuesOf = (own: string): readonly Queue[] => [
  ownOf(own),
  queueOf('unassigned_tickets', awake),
  { ...queueOf('due_next_tickets', soonestFirst), label: 'Due' },
  queueOf('breached_tickets', soonestFirst),
  { ...queueOf('waiting_tickets'), label: 'Waiting' },
  { label: 'Snoozed', filter: { snoozed: 'true' } },
  allOpen,
];

const searchOf = ({ filter }: Queue): string => `?${new URLSearchParams(filter).toString()}`;

/**
 * Where the queue opens, for an address that asks for nothing: one's own open tickets, or all open ones where none is
 * one's own. `pending` until their number is known; undefined for an address that says what it shows.
 */
export function useFirstQueue(): { search: string } | 'pending' | undefined {
  const { user } = useSession();
  const location = useLocation();
  const isNeeded = location.search === '' && !isChosenList(location.state);
  const own = user && ownOf(user.id);
  const mine = useQuery({
    ...ticketQueries.list({ ...own?.filter, limit: 1 }),
    enabled: isNeeded && own !== null,
  });
  if (!isNeeded) return undefined;
  if (!own || mine.isPending) return 'pending';
  return { search: searchOf(mine.data?.pagination.total ? own : allOpen) };
}

/** Links to the views of the queue, each with its number of tickets. */
export function TicketQueues() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const strip = useOpenInSight(rowAddress(pathname, search));
  return (
    <nav ref={strip} className="view-switch rounded ticket-queues wrap" aria-label="Queues">
      {user ? queuesOf(user.id).map((queue) => <QueueLink key={queue.label} {...queue} />) : null}
      <span className="ticket-queues__line" aria-hidden="true" />
      <MailsLink />
      <PutOffLink />
    </nav>
  );
}

function QueueLink(queue: Queue) {
  const { label, filter } = queue;
  const { pathname, search } = useLocation();
  const count = useQuery(ticketQueries.list({ ...filter, limit: 1 })).data?.pagination.total;
  const now = new URLSearchParams(search);
  const isOpen = pathname === addresses.support && telling.every((name) => now.get(name) === (filter[name] ?? null));
  return (
    <Link
      to={{ pathname: addresses.support, search: searchOf(queue) }}
      aria-current={isOpen ? 'page' : undefined}
      className="view-switch__view inline-row gap-6 muted small strong"
    >
      {label} <QueueCount of={count} />
    </Link>
  );
}

/** How many there are; none is no news. */
const QueueCount = ({ of }: { of: number | undefined }) =>
  of === undefined ? null : (
    <span className={classNames('numeric', of === 0 ? 'ticket-queues__none' : 'text')}>{of}</span>
  );

/** To the mails that wait for an admin. */
function MailsLink() {
  const { pathname } = useLocation();
  const count = useQuery(inboundMailQueries.list({ ...metrics.waiting_mails.filter, limit: 1 })).data?.pagination.total;
  return (
    <Link
      to={metricAddress('admin', 'waiting_mails')}
      aria-current={pathname.startsWith(addresses.mails) ? 'page' : undefined}
      className="view-switch__view inline-row gap-6 muted small strong"
    >
      {metrics.waiting_mails.label} <QueueCount of={count} />
    </Link>
  );
}

const putOff = new URLSearchParams({ reason: 'sender,network', arrived: 'false' }).toString();

/** To persons' mails that were put off and haven't arrived since; nothing where there are none. */
function PutOffLink() {
  const { pathname } = useLocation();
  const list = refusedMailQueries.list({ reason: ['sender', 'network'], arrived: false, limit: 1 });
  const count = useQuery(list).data?.pagination.total;
  return count ? (
    <Link
      to={{ pathname: addresses.refusedMails, search: `?${putOff}` }}
      aria-current={pathname === addresses.refusedMails ? 'page' : undefined}
      className="view-switch__view inline-row gap-6 muted small strong"
    >
      Put off <QueueCount of={count} />
    </Link>
  ) : null;
}

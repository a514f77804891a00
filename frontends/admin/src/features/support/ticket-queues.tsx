import { metrics, metricSearch, ticketQueues, type TicketQueue } from '@portal/contracts';
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
  name: TicketQueue;
  label: string;
  /** The parameters of its list. */
  filter: Readonly<Record<string, string>>;
}

/** The filters of the queues. */
const telling = ['open', 'assignee_id', 'due_next', 'breached', 'status', 'snoozed'];

const labels: Readonly<Record<TicketQueue, string>> = {
  mine: 'Mine',
  unassigned: metrics.unassigned_tickets.label,
  due_next: 'Due',
  breached: metrics.breached_tickets.label,
  waiting: 'Waiting',
  snoozed: 'Snoozed',
  open: 'All open',
};

const soonestFirst = { sortBy: 'next_due_at', sortOrder: 'asc' };

const orders: Partial<Record<TicketQueue, Readonly<Record<string, string>>>> = {
  due_next: soonestFirst,
  breached: soonestFirst,
};

const queueOf = (own: string, name: TicketQueue): Queue => ({
  name,
  label: labels[name],
  filter: {
    ...Object.fromEntries(new URLSearchParams(metricSearch({ filter: ticketQueues(own)[name] }, own))),
    ...orders[name],
  },
});

const searchOf = ({ filter }: Queue): string => `?${new URLSearchParams(filter).toString()}`;

/**
 * Where the queue opens, for an address that asks for nothing: one's own open tickets, or all open ones where none is
 * one's own. `pending` until their number is known; undefined for an address that says what it shows.
 */
export function useFirstQueue(): { search: string } | 'pending' | undefined {
  const { user } = useSession();
  const location = useLocation();
  const isNeeded = location.search === '' && !isChosenList(location.state);
  const counts = useQuery({ ...ticketQueries.queueCounts(), enabled: isNeeded && user !== null });
  if (!isNeeded) return undefined;
  if (!user || counts.isPending) return 'pending';
  return { search: searchOf(queueOf(user.id, counts.data?.mine ? 'mine' : 'open')) };
}

/** Links to the views of the queue, each with its number of tickets. */
export function TicketQueues() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const { data: counts } = useQuery(ticketQueries.queueCounts());
  const strip = useOpenInSight(rowAddress(pathname, search));
  return (
    <nav ref={strip} className="view-switch rounded ticket-queues wrap" aria-label="Queues">
      {user
        ? (Object.keys(labels) as TicketQueue[]).map((name) => (
            <QueueLink key={name} {...queueOf(user.id, name)} count={counts?.[name]} />
          ))
        : null}
      <span className="ticket-queues__line" aria-hidden="true" />
      <MailsLink />
      <PutOffLink />
    </nav>
  );
}

function QueueLink({ count, ...queue }: Queue & { count: number | undefined }) {
  const { label, filter } = queue;
  const { pathname, search } = useLocation();
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

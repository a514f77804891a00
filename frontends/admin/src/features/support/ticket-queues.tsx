import { metrics, metricSearch } from '@portal/contracts';
import { inboundMailQueries, ticketQueries, useSession } from '@portal/data-access';
import { metricAddress } from '@portal/features';
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
const telling = ['open', 'assignee_id', 'due_next', 'breached', 'status'];

/** The queue of a metric, so that its number is the metric’s. */
const queueOf = (name: TicketMetric, more: Readonly<Record<string, string>> = {}): Queue => ({
  label: metrics[name].label,
  filter: { ...Object.fromEntries(new URLSearchParams(metricSearch(metrics[name], ''))), ...more },
});
type TicketMetric = 'open_tickets' | 'unassigned_tickets' | 'due_next_tickets' | 'breached_tickets' | 'waiting_tickets';

const soonestFirst = { sortBy: 'next_due_at', sortOrder: 'asc' };

const queuesOf = (own: string): readonly Queue[] => [
  { ...queueOf('open_tickets'), label: 'All open' },
  { ...queueOf('open_tickets', { assignee_id: own }), label: 'Mine' },
  queueOf('unassigned_tickets'),
  queueOf('due_next_tickets', soonestFirst),
  queueOf('breached_tickets', soonestFirst),
  queueOf('waiting_tickets'),
];

/** Links to the views of the queue, each with its number of tickets. */
export function TicketQueues() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const strip = useOpenInSight(pathname + search);
  return (
    <nav ref={strip} className="view-switch rounded ticket-queues wrap" aria-label="Queues">
      {user ? queuesOf(user.id).map((queue) => <QueueLink key={queue.label} {...queue} />) : null}
      <MailsLink />
    </nav>
  );
}

function QueueLink({ label, filter }: Queue) {
  const { pathname, search } = useLocation();
  const count = useQuery(ticketQueries.list({ ...filter, limit: 1 })).data?.pagination.total;
  const now = new URLSearchParams(search);
  const isOpen = pathname === addresses.support && telling.every((name) => now.get(name) === (filter[name] ?? null));
  return (
    <Link
      to={{ pathname: addresses.support, search: `?${new URLSearchParams(filter).toString()}` }}
      aria-current={isOpen ? 'page' : undefined}
      className="view-switch__view inline-row gap-6 muted small strong"
    >
      {label} {count === undefined ? null : <span className="muted numeric">{count}</span>}
    </Link>
  );
}

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
      {metrics.waiting_mails.label} {count === undefined ? null : <span className="muted numeric">{count}</span>}
    </Link>
  );
}

import { inboundMailQueries, ticketQueries, useSession } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../addresses.js';
import { useOpenInSight } from '../../views/view-switch.js';
import './support.css';

interface Queue {
  label: string;
  filter: Readonly<Record<string, string>>;
}

/** The filters that tell the queues apart. */
const telling = ['open', 'assignee_id', 'due_next', 'breached', 'status'];

const queuesOf = (own: string): readonly Queue[] => [
  { label: 'All open', filter: { open: 'true' } },
  { label: 'Mine', filter: { open: 'true', assignee_id: own } },
  { label: 'Unassigned', filter: { open: 'true', assignee_id: 'unassigned' } },
  { label: 'Due next', filter: { due_next: 'true', sortBy: 'next_due_at', sortOrder: 'asc' } },
  { label: 'Late', filter: { breached: 'true', sortBy: 'next_due_at', sortOrder: 'asc' } },
  { label: 'Waiting for customer', filter: { status: 'pending' } },
];

/** Links to the views of the queue, each with its number of tickets. */
export function TicketQueues() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const strip = useOpenInSight(pathname + search);
  return (
    <nav ref={strip} className="view-switch ticket-queues" aria-label="Queues">
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
      className="view-switch__view"
    >
      {label} {count === undefined ? null : <span className="ticket-queues__count">{count}</span>}
    </Link>
  );
}

/** To the mails that wait for an admin. */
function MailsLink() {
  const { pathname } = useLocation();
  const count = useQuery(inboundMailQueries.list({ status: ['waiting'], limit: 1 })).data?.pagination.total;
  return (
    <Link
      to={`${addresses.mails}?status=waiting`}
      aria-current={pathname.startsWith(addresses.mails) ? 'page' : undefined}
      className="view-switch__view"
    >
      Mails {count === undefined ? null : <span className="ticket-queues__count">{count}</span>}
    </Link>
  );
}

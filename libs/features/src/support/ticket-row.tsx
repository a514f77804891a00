import {
  nextPromise,
  shortTimeLeft,
  usedShare,
  type ClosedDays,
  type TicketSource,
  type TicketView,
} from '@portal/contracts';
import { dueTimeText } from '@portal/ui';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';
import { Avatar, PriorityTag } from '../tasks/task-tags.js';
import { clockOf, useClosedDays } from './ticket-clock.js';
import { useSnoozedText } from './snoozed-text.js';
import './support.css';

/** How it came, where that is no matter of course. */
const ways: Partial<Readonly<Record<TicketSource, string>>> = {
  mail: 'by e-mail',
  system: 'by a workflow',
  import: 'imported',
};

/** Until when it is snoozed, who asks, from which company, how it came and the last words, the team's marked, cut where the line ends. */
export function TicketWords({ ticket }: { ticket: TicketView }) {
  const { requester_name, requester_email, company_name, source, last_words: words, last_reply_by: by } = ticket;
  const snoozed = useSnoozedText(ticket);
  const facts = [snoozed, requester_name ?? requester_email, company_name, ways[source]].filter(Boolean);
  return (
    <>
      <bdi className="text">{facts.join(' · ')}</bdi>
      {words ? <bdi>{` · ${by === 'admin' ? 'We wrote: ' : ''}“${words}”`}</bdi> : null}
    </>
  );
}

/** Who has a ticket, in few letters on a phone. */
export const TicketAssignee = ({ name }: { name: string | null }) =>
  name === null ? (
    <>Nobody</>
  ) : (
    <span className="inline-row gap-4">
      <Avatar name={name} />
      <span className="list-line__only-wide text" aria-hidden="true">
        {name}
      </span>
    </span>
  );

/** What the head of an open ticket says at a glance, for the team: when it is due, how urgent it is, who has it. */
export const TicketFacts = ({ ticket }: { ticket: TicketView }) => (
  <>
    <TicketClockBar ticket={ticket} />
    <PriorityTag priority={ticket.priority} />
    <TicketAssignee name={ticket.assignee_id ? (ticket.assignee_name ?? 'Somebody') : null} />
  </>
);

/**
 * The clock of a ticket, in a row and in its head: when its next promise is due on the reader's clock, and a bar of the time that is used,
 * amber in the last quarter and red once it is late. Nothing but a quiet word where it doesn't run.
 */
export function TicketClockBar({ ticket }: { ticket: TicketView }) {
  const now = useNow();
  const closed = useClosedDays();
  return closed ? <ClockBar ticket={ticket} now={now} closed={closed} /> : null;
}

function ClockBar({ ticket, now, closed }: { ticket: TicketView; now: number; closed: ClosedDays }) {
  const style = useTimeStyle();
  const { text, state, due } = clockOf(ticket, now, closed);
  const isRunning = state === 'running' || state === 'warning' || state === 'breached';
  if (!isRunning || due === null)
    return <span className={`ticket-bar ticket-bar--still tiny muted ticket-bar--${state}`}>{text}</span>;
  const promise = nextPromise(ticket);
  const at = new Date(due);
  const used = usedShare({ priority: ticket.priority, promise }, at, new Date(now), closed);
  return (
    <span className={`ticket-bar ticket-bar--${state} row tiny`} title={`${text}. Due ${exactTimeText(due, style)}`}>
      <span className="list-line__only-wide muted">{promise === 'resolution' ? 'Solution' : 'Answer'}</span>
      <time dateTime={due} className="nowrap strong">
        <span className="visually-hidden">Due </span>
        {dueTimeText(due, now, style)}
      </time>
      <span className="ticket-bar__track pill clip" aria-hidden="true">
        <span className="ticket-bar__used block" style={{ width: `${Math.round(used * 100)}%` }} />
      </span>
      <span className="ticket-bar__left list-line__only-wide nowrap">
        {shortTimeLeft(ticket.priority, at, new Date(now), closed)}
      </span>
    </span>
  );
}

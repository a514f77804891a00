import {
  clockStateOf,
  dueLabel,
  nextPromise,
  type ClockState,
  type ClosedDays,
  type TicketView,
} from '@portal/contracts';
import { closedDaysQuery } from '@portal/data-access';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import './support.css';

type Clocked = Pick<
  TicketView,
  'priority' | 'first_response' | 'resolution' | 'is_paused' | 'status' | 'merged_into_id' | 'source'
>;

interface ShownClock {
  text: string;
  state: ClockState;
  due: string | null;
}

/** What the clock that matters now shows: that of the promise which is due next. */
export function clockOf(ticket: Clocked, now: number, closed: ClosedDays): ShownClock {
  const next = nextPromise(ticket);
  const promise = ticket[next];
  const what = next === 'resolution' ? 'Solution' : 'Answer';
  const at = new Date(now);
  const date = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
  const state = clockStateOf(
    { warning_at: date(promise.warning_at), due_at: date(promise.due_at) },
    { met_at: date(promise.met_at), paused: ticket.is_paused },
    at,
  );
  const due = promise.due_at;
  if (ticket.source === 'import') return { text: 'Imported', state: 'paused', due };
  if (isEndedUnanswered(ticket)) return { text: 'Closed without an answer', state: 'paused', due };
  if (state === 'met' || state === 'missed') return { text: state === 'met' ? 'In time' : 'Late', state, due };
  if (state === 'paused' || due === null) return { text: 'Clock paused', state, due };
  return { text: `${what} ${dueLabel(ticket.priority, new Date(due), at, closed)}`, state, due };
}

/** Whether it was resolved or closed before an admin answered; a merged one is answered where it went. */
const isEndedUnanswered = ({ first_response, resolution, merged_into_id }: Clocked): boolean =>
  first_response.met_at === null && resolution.met_at !== null && merged_into_id === null;

/** When a ticket's next promise is due, counted by the time that counts for its priority (decisions, section 5). */
export function TicketClock({ ticket }: { ticket: Clocked }) {
  const now = useNow();
  const style = useTimeStyle();
  const closed = useClosedDays();
  if (!closed) return null;
  const { text, state, due } = clockOf(ticket, now, closed);
  return (
    <span
      className={`ticket-clock inline-row gap-4 muted small numeric ticket-clock--${state}`}
      title={due ? `Due ${exactTimeText(due, style)}` : undefined}
    >
      {state === 'warning' || state === 'breached' ? <Clock size={14} strokeWidth={2} /> : null}
      {text}
    </span>
  );
}

/** The days on which the business is closed; undefined until they are known. */
export function useClosedDays(): ClosedDays | undefined {
  const { data } = useQuery(closedDaysQuery());
  return useMemo(() => data && new Set(data.map(({ day }) => day)), [data]);
}

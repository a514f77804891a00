import type { TicketView } from '@portal/contracts';
import { dayOf, daysBetween, dueTimeText, formatInstant, type TimeStyle } from '@portal/ui';
import { useNow, useTimeStyle } from '@portal/ui-antd';

type Snoozed = Pick<TicketView, 'snoozed_until'>;

/** Until when it is snoozed, "tomorrow 8:00 AM", on the reader's clock; undefined once that has come, and for customers. */
export function snoozedUntil({ snoozed_until: until }: Snoozed, now: number, style: TimeStyle): string | undefined {
  if (!until || Date.parse(until) <= now) return undefined;
  const { timeZone } = style;
  const days = daysBetween(dayOf(now, timeZone), dayOf(Date.parse(until), timeZone));
  const clock = formatInstant(until, 'clock', timeZone);
  if (days === 1) return `tomorrow ${clock}`;
  return `${dueTimeText(until, now, style)}${days < WEEK ? '' : `, ${clock}`}`;
}
const WEEK = 7;

/** "Snoozed until tomorrow 8:00 AM", as it is now. */
export function useSnoozedText(ticket: Snoozed): string | undefined {
  const until = snoozedUntil(ticket, useNow(), useTimeStyle());
  return until && `Snoozed until ${until}`;
}

import type { TicketStatus, TicketView } from '@portal/contracts';
import { priorityLabels, snoozedUntil } from '@portal/features';
import type { TimeStyle } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { ticketRecord } from '../ticket-picker.js';

const became: Readonly<Record<TicketStatus, string>> = {
  new: 'is new',
  open: 'is open',
  pending: 'waits for the customer',
  on_hold: 'is on hold',
  resolved: 'is resolved',
  closed: 'is closed',
};

/** What became of a ticket, for a reader whose list may no longer have it: "S-0012 is resolved". */
export function changeText(before: TicketView, now: TicketView, at: number, style: TimeStyle): string {
  const { number, status, assignee_id, assignee_name } = now;
  const until = snoozedUntil(now, at, style);
  if (status !== before.status) return `${number} ${became[status]}`;
  if (until && now.snoozed_until !== before.snoozed_until) return `${number} is snoozed until ${until}`;
  if (assignee_id !== before.assignee_id)
    return assignee_id ? `${number} is assigned to ${assignee_name ?? 'somebody'}` : `${number} is nobody’s`;
  if (before.snoozed_until && !now.snoozed_until) return `${number} is awake`;
  if (now.priority !== before.priority)
    return `${number} has the priority ${priorityLabels[now.priority].toLowerCase()}`;
  return `${number} is changed`;
}

/** Texts of the toasts after changes from the rows of tickets: what changed for one ticket, the count for several. */
export function useTicketToast() {
  const style = useTimeStyle();
  return {
    ...ticketRecord.toasts.updated,
    noun: ticketRecord.noun,
    nameOf: ({ number }: TicketView): string => number,
    said: (before: TicketView, now: TicketView): string => changeText(before, now, Date.now(), style),
  };
}

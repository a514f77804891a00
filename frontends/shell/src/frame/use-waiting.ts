import type { DashboardAnalytics, MenuFigure } from '@portal/contracts';
import { analyticsQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';

/** How much waits behind an entry of the menu. */
export interface Waiting {
  /** Of the first kind that waits: a sum of tickets and mails would count nothing. */
  count: number;
  /** In words: "2 offers to answer, 1 document to sign". */
  text: string;
}

const nouns: Readonly<Record<MenuFigure, readonly [one: string, many: string]>> = {
  pending_consultations: ['pending request', 'pending requests'],
  unassigned_tickets: ['ticket that nobody has taken on', 'tickets that nobody has taken on'],
  waiting_mails: ['received mail to look at', 'received mails to look at'],
  pending_tickets: ['ticket to answer', 'tickets to answer'],
  overdue_invoices: ['overdue invoice', 'overdue invoices'],
  awaiting_approval: ['milestone to approve', 'milestones to approve'],
  offered_deals: ['offer to answer', 'offers to answer'],
  unsigned_documents: ['document to sign', 'documents to sign'],
};

/** What waits behind the figures of an entry; null where nothing does. */
export function waitingOf(figures: readonly MenuFigure[], dashboard: DashboardAnalytics | undefined): Waiting | null {
  const waiting = figures
    .map((figure) => ({ count: dashboard?.[figure] ?? 0, nouns: nouns[figure] }))
    .filter(({ count }) => count > 0);
  const [first] = waiting;
  if (!first) return null;
  return {
    count: first.count,
    text: waiting.map(({ count, nouns: [one, many] }) => `${count} ${count === 1 ? one : many}`).join(', '),
  };
}

/** What waits behind entries, by the dashboard's figures; live while a signed-in screen is open. */
export function useWaiting(): (figures: readonly MenuFigure[]) => Waiting | null {
  const { data } = useQuery(analyticsQueries.dashboard());
  return (figures) => waitingOf(figures, data);
}

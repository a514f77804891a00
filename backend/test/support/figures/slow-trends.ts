import { TREND_MONTHS, type DashboardTrends, type UserActor } from '@portal/contracts';
import { monthOf } from './give-histories.js';
import { at, num, type Kept, type Raw } from './raw-rows.js';
import { kinds } from './slow-lists.js';

/** The ends of the last months at the office, oldest first, each with the beginning of its month. */
function months(now: number): { begins: number; ends: number }[] {
  const found = [];
  for (let ends = monthOf(now); found.length < TREND_MONTHS; ends = monthOf(ends - 1))
    found.unshift({ begins: monthOf(ends - 1), ends });
  return found;
}

interface Story {
  of: string;
  kind: 'projects' | 'deals' | 'consultations' | 'tickets' | 'tasks';
  counted: readonly string[];
  status?: string;
  began?: string;
  ended?: string;
}

const stories: Partial<Record<keyof DashboardTrends, Story>> = {
  active_projects: { of: 'project', kind: 'projects', counted: ['active'], ended: 'completed_at' },
  active_deals: {
    of: 'deal',
    kind: 'deals',
    counted: ['active'],
    status: 'current_status',
    began: 'accepted_at',
  },
  open_consultations: { of: 'consultation', kind: 'consultations', counted: ['pending', 'in_progress', 'scheduled'] },
  open_tickets: {
    of: 'ticket',
    kind: 'tickets',
    counted: ['new', 'open', 'pending', 'on_hold'],
    ended: 'resolved_at',
  },
};

/** The changes of a row's status, oldest first. */
const changesOf = (kept: Kept, row: Raw, of: string): readonly Raw[] =>
  kept.domain_events
    .filter((event) => event['entity_id'] === row['id'] && event['name'] === `${of}.status_changed`)
    .sort((a, b) => num(a, 'position') - num(b, 'position'));
const part = (event: Raw | undefined, name: 'from' | 'to'): string | undefined =>
  (event?.['payload'] as Record<string, string> | undefined)?.[name];
const instantOf = (event: Raw): number => at(event, 'occurred_at') ?? 0;

/** Whether a row counted at an instant: by the status it had, replayed from its changes. */
function counted(kept: Kept, row: Raw, { of, counted: in_, status = 'status', began, ended }: Story, instant: number) {
  const since = at(row, began ?? 'created_at');
  if (since === null || since >= instant) return false;
  const changes = changesOf(kept, row, of);
  const next = changes.find((event) => instantOf(event) >= instant);
  const then = next ? part(next, 'from') : String(row[status]);
  if (in_.includes(String(then))) return true;
  const wasStoredEnded = changes.length === 0 && ended !== undefined;
  return wasStoredEnded && (at(row, ended) ?? 0) >= instant;
}

/** Whether a task was done at the end of a month, and in that month. */
function doneIn(kept: Kept, task: Raw, { begins, ends }: { begins: number; ends: number }): boolean {
  const changes = changesOf(kept, task, 'task');
  const next = changes.findIndex((event) => instantOf(event) >= ends);
  const before = next === -1 ? changes.at(-1) : changes[next - 1];
  const isDone = (next === -1 ? task['status'] : part(changes[next], 'from')) === 'done';
  const since = before ? instantOf(before) : next === -1 ? at(task, 'completed_at') : null;
  return isDone && since !== null && since >= begins && since < ends;
}

/** What the cards of a reader showed at the ends of the last months, in the slow way. */
export function slowTrend(kept: Kept, movements: readonly Raw[], name: keyof DashboardTrends, reader: UserActor) {
  const seen = (kind: Story['kind'] | 'users' | 'payments') =>
    kinds[kind].rows(kept).filter((row) => kinds[kind].sees(kept, reader, row));
  const story = stories[name];
  const moved = (ends: number, isMine: (row: Raw) => boolean) =>
    movements
      .filter((row) => (at(row, 'at') ?? 0) < ends && isMine(row))
      .reduce((sum, row) => sum + num(row, 'change_cents'), 0) / 100;
  return months(kept.now).map((month) => {
    const { ends } = month;
    if (story) return seen(story.kind).filter((row) => counted(kept, row, story, ends)).length;
    if (name === 'completed_this_month') return seen('tasks').filter((task) => doneIn(kept, task, month)).length;
    if (name === 'monthly_revenue') return moved(ends, () => true);
    const deals = new Set(seen('deals').map(({ id }) => id));
    if (name === 'monthly_amount') return moved(ends, ({ deal_id }) => deals.has(deal_id));
    if (name === 'total_customers')
      return kept.users.filter(
        (user) =>
          user['role'] === 'customer' &&
          (at(user, 'created_at') ?? 0) < ends &&
          (at(user, 'deleted_at') ?? Infinity) >= ends,
      ).length;
    return receivedUntil(kept, ends);
  });
}

/** Payments received minus refunds until an instant. */
function receivedUntil(kept: Kept, ends: number): number {
  const received = kept.deal_payments
    .filter((row) => ['succeeded', 'partially_refunded', 'refunded'].includes(String(row['status'])))
    .filter((row) => (at(row, 'received_at') ?? Infinity) < ends)
    .reduce((sum, row) => sum + num(row, 'amount_cents'), 0);
  const refunded = kept.ledger_entries
    .filter((row) => row['kind'] === 'refund' && (at(row, 'created_at') ?? 0) < ends)
    .reduce((sum, row) => sum + num(row, 'amount_cents'), 0);
  return (received + refunded) / 100;
}

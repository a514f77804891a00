import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProjectUse } from '@portal/contracts';

interface Budgets {
  id: string;
  budget?: unknown;
  budget_hours?: unknown;
}

const percent = (used: number, of: unknown): number | null =>
  typeof of === 'number' && of > 0 ? Math.round((used / of) * 1_000) / 10 : null;

/** What a project used of its hours and money: time spent on its tasks, and what its invoices come to. */
export async function projectUseOf(em: EntityManager, { id, budget, budget_hours }: Budgets): Promise<ProjectUse> {
  const [row] = await em.execute<{ minutes: string; cents: string }[]>(
    `select
       (select coalesce(sum(spent_minutes), 0) from tickets where project_id = ? and kind = 'task'
          and deleted_at is null) as minutes,
       (select coalesce(sum(total_cents), 0) from invoices where project_id = ? and deleted_at is null
          and status in ('open', 'paid', 'uncollectible')) as cents`,
    [id, id],
  );
  const hours = Math.round((Number(row?.minutes ?? 0) / 60) * 10) / 10;
  return {
    hours_spent: hours,
    hours_used: percent(hours, budget_hours),
    budget_used: percent(Number(row?.cents ?? 0) / 100, budget),
  };
}

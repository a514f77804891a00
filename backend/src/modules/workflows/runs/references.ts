import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowReference } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** More ids than this of one run are shown as they are. */
const MAX_REFERENCES = 500;

/** The ids anywhere in a value. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && uuid.test(value)) yield value.toLowerCase();
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* idsIn(one);
}

const task = sql<string>`case when t.kind = 'support' then '/admin/support/' || t.id
  else '/admin/task/' || t.project_id || '/' || t.id end`;

/** How the rows of a table are called, and where their page is; what was deleted has none any more. */
const sources: readonly { from: RawBuilder<unknown>; label: RawBuilder<string>; link: RawBuilder<string> }[] = [
  {
    from: sql`users as t`,
    label: personNameOrEmail('t'),
    link: sql`case when t.role = 'customer' then '/admin/customers/' || t.id end`,
  },
  { from: sql`companies as t`, label: sql`t.name`, link: sql`'/admin/customers?company_id=' || t.id` },
  { from: sql`projects as t`, label: sql`t.number || ' ' || t.name`, link: sql`'/admin/projects/' || t.id` },
  { from: sql`tickets as t`, label: sql`t.number || ' ' || t.title`, link: task },
  { from: sql`milestones as t`, label: sql`t.title`, link: sql`'/admin/projects/' || t.project_id` },
  { from: sql`customer_deals as t`, label: sql`t.number || ' ' || t.title`, link: sql`'/admin/deals/' || t.id` },
  { from: sql`invoices as t`, label: sql`coalesce(t.number, 'Draft')`, link: sql`'/admin/billing/' || t.id` },
  {
    from: sql`consultation_requests as t`,
    label: sql`t.reference || ' ' || t.title`,
    link: sql`'/admin/consultations/' || t.id`,
  },
];

/** Whom and what the ids in these values name; no permission check: only admins read runs. */
export async function findReferences(em: EntityManager, values: readonly unknown[]): Promise<WorkflowReference[]> {
  const ids = [...new Set(idsIn(values))].slice(0, MAX_REFERENCES);
  if (ids.length === 0) return [];
  const parts = sources.map(
    ({ from, label, link }) =>
      sql`select t.id, ${label} as label, case when t.deleted_at is null then ${link} end as link
          from ${from} where t.id = any(${ids}::uuid[])`,
  );
  const { rows } = await sql<WorkflowReference>`${sql.join(parts, sql` union all `)}`.execute(kysely(em));
  return rows;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { FieldValues, Resolved } from './importer.js';
import { called, numberKey, without } from './references.js';

/** Kinds whose lines can name a record by our number. */
const numbered = {
  projects: { table: 'projects', form: /^P-\d+$/i, noun: 'project', owner: ['customer_id', 'customer'] },
  tasks: { table: 'tickets', form: /^T-\d+$/i, noun: 'task', owner: ['project_id', 'project'] },
  deals: { table: 'customer_deals', form: /^D-\d+$/i, noun: 'deal', owner: ['customer_id', 'customer'] },
} as const;

/** Whose a record of a customer may be said to be: the customer's, or a colleague's. */
const customers = sql<string[]>`array(select m.id from users as o
  join users as m on m.id = o.id or m.company_id = o.company_id where o.id = t.customer_id)`;
const project = sql<string[]>`array[t.project_id]`;

/**
 * Lines as they are once the numbers of ours in them are looked up: with the key of that record, or what is wrong with
 * it. A number of another form is another program's and says nothing.
 * @param resolve what else the lines name
 */
export async function withNumbers(
  em: EntityManager,
  kind: keyof typeof numbered,
  lines: readonly FieldValues[],
  resolve: (lines: readonly FieldValues[]) => Promise<Resolved[]>,
): Promise<Resolved[]> {
  const { table, form, noun, owner } = numbered[kind];
  const numberOf = ({ number }: FieldValues): string | undefined =>
    typeof number === 'string' && form.test(number) ? number.toUpperCase() : undefined;
  const numbers = called(
    lines.map((line) => ({ number: numberOf(line) })),
    'number',
  ).filter((one) => one !== undefined);
  const isTask = table === 'tickets';
  const rows = await kysely(em)
    .selectFrom(
      sql<{ number: string; owners: string[] }>`(
      select t.number, ${isTask ? project : customers} as owners from ${sql.table(table)} as t
      where t.deleted_at is null and t.number = any(${numbers}::text[]) ${isTask ? sql`and t.kind = 'task'` : sql``})`.as(
        'own',
      ),
    )
    .selectAll()
    .execute();
  const ownersOf = new Map(rows.map(({ number, owners }) => [number, owners]));
  const resolved = await resolve(lines.map((line) => without(line, 'number')));
  return resolved.map((one, at): Resolved => {
    const number = numberOf(lines[at] ?? {});
    if (number === undefined) return one;
    const owners = ownersOf.get(number);
    const [property, field] = owner;
    const named = one.input[property];
    const problem = !owners
      ? { field: 'number', message: `There is no ${noun} ${number}` }
      : typeof named === 'string' && !owners.includes(named)
        ? { field, message: `${number} is of another ${field}, which an import doesn’t change` }
        : null;
    return problem ? { ...one, problems: [...one.problems, problem] } : { ...one, key: numberKey(number) };
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportParams, UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { formatDay } from '../../infrastructure/wording/american-formats.js';

/** What a report was asked for, in words, and by whom. */
export interface ParameterLabels {
  reader: string;
  facts: [name: string, value: string][];
}

interface Names {
  reader: string | null;
  project: string | null;
  customer: string | null;
  company: string | null;
}

/** The parameters as a file shows them: names instead of ids. */
export async function factsOf(em: EntityManager, reader: UserActor, params: ReportParams): Promise<ParameterLabels> {
  const { from, to, as_of: asOf, bucket, project_id: project, customer_id: customer, company_id: company } = params;
  const user = (id: string | undefined) =>
    sql`(select ${personNameOrEmail('u')} from users as u where u.id = ${id ?? null}::uuid)`;
  const { rows } = await sql<Names>`
    select ${user(reader.id)} as reader, ${user(customer)} as customer,
      (select p.number || ' ' || p.name from projects as p where p.id = ${project ?? null}::uuid) as project,
      (select c.name from companies as c where c.id = ${company ?? null}::uuid) as company`.execute(em.getKysely());
  const [names] = rows;
  const facts: [string, string | null | undefined][] = [
    ['Period', from !== undefined && to !== undefined ? `${formatDay(from)} – ${formatDay(to)}` : null],
    ['As of', asOf === undefined ? null : formatDay(asOf)],
    ['By', bucket],
    ['Project', names?.project],
    ['Customer', names?.customer],
    ['Company', names?.company],
  ];
  return {
    reader: names?.reader ?? '',
    facts: facts.filter((fact): fact is [string, string] => typeof fact[1] === 'string'),
  };
}

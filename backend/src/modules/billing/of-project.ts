import { sql, type RawBuilder } from 'kysely';

/** Whether an invoice or entry is of that project, or of the deal that pays for the project; answered by index. */
export const isOfProject = (alias: 'i' | 's', projectId: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${alias}.project_id`)} = ${projectId}
  or ${sql.ref(`${alias}.deal_id`)} = (select deal_id from projects where id = ${projectId}))`;

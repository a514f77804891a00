import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { kysely } from '../../infrastructure/database/read-kit.js';
import type { DB } from '../../infrastructure/database/tables.js';

/** An id that may be missing; nothing has a missing one. */
export const idOrNone = (id: string | null | undefined) => sql<string>`${id ?? null}::uuid`;

/** Tables that foreign keys refer to. */
type Referable = 'consultation_requests' | 'customer_deals' | 'invoices' | 'projects';

/** The id of a row that isn't deleted, to narrow further. */
export const liveRow = <Table extends Referable>(em: EntityManager, table: Table, id: string | null | undefined) =>
  kysely(em)
    .selectFrom<Referable>(table)
    .select('id')
    .where('id', '=', idOrNone(id))
    .where('deleted_at', 'is', null) as unknown as SelectQueryBuilder<DB, Table, { id: string }>;

const liveUsers = (em: EntityManager) => kysely(em).selectFrom('users').select('id').where('deleted_at', 'is', null);

/** The ids of customers to whom records may belong. */
export const liveCustomers = (em: EntityManager) => liveUsers(em).where('role', '=', 'customer');

/** The ids of admins who can take on work. */
export const assignableAdmins = (em: EntityManager) =>
  liveUsers(em).where('role', '=', 'admin').where('status', '<>', 'suspended');

/**
 * Whether a row's customer is this one or a colleague of the same company.
 * @param column names the row's customer; from code, never from input
 */
export function isOfSameAccount(column: string, customerId: string | null | undefined): Expression<SqlBool> {
  const eb = expressionBuilder<DB>();
  const account = eb
    .selectFrom('users as own')
    .innerJoin('users as mate', (join) =>
      join.on((on) =>
        on.or([on('mate.id', '=', on.ref('own.id')), on('mate.company_id', '=', on.ref('own.company_id'))]),
      ),
    )
    .select('mate.id')
    .where('own.id', '=', idOrNone(customerId));
  return eb(sql.ref<string>(column), 'in', account);
}

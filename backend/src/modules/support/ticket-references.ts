import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@portal/contracts';
import { bindNamed } from '../../infrastructure/database/named-values.js';

/** The records a ticket's input names. */
export interface TicketReferences {
  assignee_id?: string | null | undefined;
  project_id?: string | null | undefined;
  deal_id?: string | null | undefined;
  invoice_id?: string | null | undefined;
  error_group_id?: string | null | undefined;
}

type Name = keyof TicketReferences;

/** Whether a record may be named in a ticket of the requester `who`, whose company is `own.company_id`. */
const conditions: Record<Name, string> = {
  assignee_id: `exists (select 1 from users where id = :id and role = 'admin' and status <> 'suspended' and deleted_at is null)`,
  project_id: `exists (select 1 from projects as p where p.id = :id and p.deleted_at is null and (
    p.customer_id in (select id from mates)
    or exists (select 1 from project_members as m where m.project_id = p.id and m.user_id = :who and m.deleted_at is null)))`,
  deal_id: `exists (select 1 from customer_deals where id = :id and deleted_at is null and offered_at is not null
    and customer_id in (select id from mates))`,
  invoice_id: `exists (select 1 from invoices where id = :id and deleted_at is null and status <> 'draft'
    and customer_id in (select id from mates))`,
  error_group_id: `exists (select 1 from error_groups where id = :id)`,
};

/** The requester and the colleagues of the company. */
const MATES = `with mates as (select mate.id from users as own
  join users as mate on mate.id = own.id or mate.company_id = own.company_id where own.id = :who)`;

/**
 * Refuses records that a ticket of this requester can't be about, and an assignee who isn't an admin.
 * @throws DomainError `invalid` naming each field
 */
export async function assertReferences(
  em: EntityManager,
  requesterId: string,
  references: TicketReferences,
): Promise<void> {
  const named = (Object.keys(conditions) as Name[]).filter((name) => references[name]);
  if (named.length === 0) return;
  const found = named.map((name) => `${conditions[name].replaceAll(':id', `:${name}`)} as ${name}`);
  const values = Object.fromEntries(named.map((name) => [name, ['uuid', references[name]] as const]));
  const [row] = await em.execute<Record<Name, boolean>[]>(
    ...bindNamed(`${MATES} select ${found.join(', ')}`, { ...values, who: ['uuid', requesterId] }),
  );
  const details = named
    .filter((name) => !row?.[name])
    .map((path) => ({
      path,
      message: path === 'assignee_id' ? 'Only an admin can take on a ticket' : 'There is none',
    }));
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}

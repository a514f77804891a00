import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowAction, WorkflowRecipient } from '@portal/contracts';
import type { DB } from '../../../infrastructure/database/tables.js';

type TellsCustomers = (action: WorkflowAction) => boolean;

const recipientsOf = (action: WorkflowAction): readonly WorkflowRecipient[] =>
  action.type === 'notify' ? action.recipients : [];

/** Whether a step tells the record's customer. */
export const tellsRequester: TellsCustomers = (action) => recipientsOf(action).some(({ to }) => to === 'requester');

/** SQL has no empty list. */
const orNone = (values: string[]): (string | null)[] => (values.length > 0 ? values : [null]);

/** Whether a step tells a customer: the record's, or one whom it names by profile or address. */
export async function customersAmong(em: EntityManager, actions: readonly WorkflowAction[]): Promise<TellsCustomers> {
  const named = actions.flatMap(recipientsOf);
  const ids = named.flatMap((one) => (one.to === 'person' ? [one.user_id] : []));
  const emails = named.flatMap((one) => (one.to === 'address' ? [one.email] : []));
  if (ids.length + emails.length === 0) return tellsRequester;
  const rows = await em
    .getKysely<DB>()
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'customer')
    .where((where) => where.or([where('id', 'in', orNone(ids)), where('email', 'in', orNone(emails))]))
    .execute();
  const customers = new Set(rows.flatMap(({ id, email }) => [id, email]));
  return (action) =>
    tellsRequester(action) ||
    recipientsOf(action).some(
      (one) =>
        (one.to === 'person' && customers.has(one.user_id)) || (one.to === 'address' && customers.has(one.email)),
    );
}

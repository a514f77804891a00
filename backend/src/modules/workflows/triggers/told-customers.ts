import type { EntityManager } from '@mikro-orm/postgresql';
import type { WorkflowAction, WorkflowRecipient, WorkflowRecordKind } from '@portal/contracts';
import type { DB } from '../../../infrastructure/database/tables.js';

type TellsCustomers = (action: WorkflowAction) => boolean;

const recipientsOf = (action: WorkflowAction): readonly WorkflowRecipient[] =>
  action.type === 'notify' ? action.recipients : [];

/** Records that can be assigned to customers; all others are the team's alone. */
const assignedToCustomers: ReadonlySet<WorkflowRecordKind | null> = new Set(['task']);

/** Whether a customer is among the recipients of a step by their role in such a record, such as assignee. */
export const tellsCustomersOf =
  (kind: WorkflowRecordKind | null): TellsCustomers =>
  (action) =>
    recipientsOf(action).some(({ to }) => to === 'requester' || (to === 'assignee' && assignedToCustomers.has(kind)));

/** SQL has no empty list. */
const orNone = (values: string[]): (string | null)[] => (values.length > 0 ? values : [null]);

/** Whether a customer is among the recipients of a step: one of the record, or one named by profile or address. */
export async function customersAmong(
  em: EntityManager,
  kind: WorkflowRecordKind | null,
  actions: readonly WorkflowAction[],
): Promise<TellsCustomers> {
  const tellsOwn = tellsCustomersOf(kind);
  const named = actions.flatMap(recipientsOf);
  const ids = named.flatMap((one) => (one.to === 'person' ? [one.user_id] : []));
  const emails = named.flatMap((one) => (one.to === 'address' ? [one.email] : []));
  if (ids.length + emails.length === 0) return tellsOwn;
  const rows = await em
    .getKysely<DB>()
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'customer')
    .where((where) => where.or([where('id', 'in', orNone(ids)), where('email', 'in', orNone(emails))]))
    .execute();
  const customers = new Set(rows.flatMap(({ id, email }) => [id, email]));
  return (action) =>
    tellsOwn(action) ||
    recipientsOf(action).some(
      (one) =>
        (one.to === 'person' && customers.has(one.user_id)) || (one.to === 'address' && customers.has(one.email)),
    );
}

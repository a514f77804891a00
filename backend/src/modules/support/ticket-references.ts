import type { EntityManager } from '@mikro-orm/postgresql';
import type { UpdateTicket } from '@portal/contracts';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { missingOf, refuseAll } from '../../infrastructure/errors/refuse.js';
import { assignableAdmins, idOrNone, isOfSameAccount, liveRow } from '../users/index.js';

/** The records a ticket's input names. */
export type TicketReferences = Pick<
  UpdateTicket,
  'assignee_id' | 'project_id' | 'deal_id' | 'invoice_id' | 'error_group_id'
>;

const sentences: Record<keyof TicketReferences, string> = {
  assignee_id: 'Only an admin can take on a ticket',
  project_id: 'There is none',
  deal_id: 'There is none',
  invoice_id: 'There is none',
  error_group_id: 'There is none',
};

/**
 * Refuses records that a ticket of this requester can't be about, and an assignee who isn't an admin.
 * @throws DomainError `invalid` naming each field
 */
export async function assertReferences(
  em: EntityManager,
  requesterId: string,
  references: TicketReferences,
): Promise<void> {
  const { assignee_id, project_id, deal_id, invoice_id, error_group_id } = references;
  if (!assignee_id && !project_id && !deal_id && !invoice_id && !error_group_id) return;
  const project = liveRow(em, 'projects', project_id).where((eb) => {
    const members = eb.selectFrom('project_members').select('id').where('deleted_at', 'is', null);
    const isMember = eb.exists(members.whereRef('project_id', '=', 'projects.id').where('user_id', '=', requesterId));
    return eb.or([isOfSameAccount('projects.customer_id', requesterId), isMember]);
  });
  const deal = liveRow(em, 'customer_deals', deal_id).where('offered_at', 'is not', null);
  const invoice = liveRow(em, 'invoices', invoice_id).where('status', '<>', 'draft');
  const group = kysely(em).selectFrom('error_groups').select('id').where('id', '=', idOrNone(error_group_id));
  const found = await kysely(em)
    .selectNoFrom([
      assignableAdmins(em).where('id', '=', idOrNone(assignee_id)).as('assignee_id'),
      project.as('project_id'),
      deal.where(isOfSameAccount('customer_deals.customer_id', requesterId)).as('deal_id'),
      invoice.where(isOfSameAccount('invoices.customer_id', requesterId)).as('invoice_id'),
      group.as('error_group_id'),
    ])
    .executeTakeFirst();
  refuseAll(missingOf(references, found, sentences));
}

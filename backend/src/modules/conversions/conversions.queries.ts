import type { EntityManager } from '@mikro-orm/postgresql';
import { exists } from '../../infrastructure/database/read-kit.js';

/** What came of a request and is still there. */
export interface CameOf {
  project_id: string | null;
  deal_id: string | null;
}

/** The live project and the live deal of a request; the oldest where there are several. */
export async function cameOf(em: EntityManager, consultationId: string): Promise<CameOf> {
  const [row] = await em.execute<CameOf[]>(
    `select
      (select id from projects where consultation_id = ? and deleted_at is null order by id limit 1) as project_id,
      (select id from customer_deals where consultation_id = ? and deleted_at is null order by id limit 1) as deal_id`,
    [consultationId, consultationId],
  );
  return row ?? { project_id: null, deal_id: null };
}

/** Whether a deal is the customer's own or a colleague's of the same company. */
export const isOfSameAccount = (em: EntityManager, dealId: string, customerId: string): Promise<boolean> =>
  exists(
    em,
    `select 1 from customer_deals as d join users as payer on payer.id = d.customer_id join users as owner on owner.id = ?
     where d.id = ? and (payer.id = owner.id or payer.company_id = owner.company_id)`,
    [customerId, dealId],
  );

/** Whether a meeting is of a request. */
export const hasMeeting = (em: EntityManager, consultationId: string, id: string): Promise<boolean> =>
  exists(em, 'select 1 from consultation_meetings where id = ? and consultation_id = ? and deleted_at is null', [
    id,
    consultationId,
  ]);

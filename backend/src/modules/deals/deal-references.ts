import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@portal/contracts';

interface References {
  customer_id: string;
  consultation_id?: string | null | undefined;
}

type Found = Record<keyof References, boolean | null>;

const sentences: Record<keyof References, string> = {
  customer_id: 'There is no such customer',
  consultation_id: 'There is no such request for a consultation',
};

/**
 * Refuses references to nobody, in one statement. The customer can't be deleted until the transaction ends.
 * @throws DomainError `invalid` naming each field
 */
export async function assertReferences(em: EntityManager, { customer_id, consultation_id }: References): Promise<void> {
  const sent = { customer_id, consultation_id };
  const [found] = await em.execute<Found[]>(
    `select
      (select true from users where id = ? and role = 'customer' and deleted_at is null for key share) as customer_id,
      exists (select 1 from consultation_requests where id = ? and deleted_at is null) as consultation_id`,
    [customer_id, consultation_id ?? null],
  );
  const details = (Object.keys(sent) as (keyof References)[])
    .filter((path) => sent[path] && !found?.[path])
    .map((path) => ({ path, message: sentences[path] }));
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
}

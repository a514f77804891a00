import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateCannedReply } from '@portal/contracts';
import { CannedReply } from '../../src/modules/canned-replies/index.js';

/** A canned reply; leaves no events. */
export const aCannedReply =
  (given: Partial<CreateCannedReply> = {}) =>
  (em: EntityManager): { cannedReply: CannedReply } => {
    const cannedReply = CannedReply.create({
      name: 'Restart first',
      body: 'Hello {{first name}}, please restart it once.',
      ...given,
    });
    cannedReply.takeRecordedEvents();
    em.persist(cannedReply);
    return { cannedReply };
  };

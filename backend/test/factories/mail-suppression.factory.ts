import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MailSuppression } from '../../src/modules/notifications/suppressions/mail-suppression.entity.js';

/** An address that mail came back from twice, before the story begins; it leaves no events. */
export const aMailSuppression =
  (address = `gone-${randomUUID()}@example.test`) =>
  (em: EntityManager): { suppression: MailSuppression } => {
    const suppression = MailSuppression.watch(address, 'bounces', null);
    suppression.addBounce(null);
    suppression.addBounce('5.1.1 550 is unknown');
    suppression.takeRecordedEvents();
    em.persist(suppression);
    return { suppression };
  };

import { randomUUID } from 'node:crypto';
import { MailSuppression } from '../../src/modules/notifications/suppressions/mail-suppression.entity.js';
import { factoryOf } from './factory-of.js';

/** An address that mail came back from twice, before the story begins. */
export const aMailSuppression = factoryOf('suppression', (address?: string) => {
  const suppression = MailSuppression.watch(address ?? `gone-${randomUUID()}@example.test`, 'bounces', null);
  suppression.addBounce(null);
  suppression.addBounce('5.1.1 550 is unknown');
  return suppression;
});

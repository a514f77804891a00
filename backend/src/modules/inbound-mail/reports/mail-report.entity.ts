import { defineEntity, p } from '@mikro-orm/core';
import { aggregateProperties, AggregateRoot } from '../../../infrastructure/database/aggregate-root.js';
import type { MailReference } from '../../../infrastructure/mail/index.js';
import type { DeliveryReport } from './parse-report.js';

/** That a mail of ours came back, or that its reader complained: once for each mail and kind (decisions 6.40). */
export class MailReport extends AggregateRoot {
  mail!: MailReference['kind'];
  mailId!: string;
  kind!: DeliveryReport['kind'];
  isPermanent!: boolean;
  detail!: string | null;

  static receive({ kind: mail, id: mailId }: MailReference, facts: DeliveryReport): MailReport {
    const report = Object.assign(new MailReport(), { mail, mailId, ...facts });
    const { kind, isPermanent, detail } = facts;
    report.record('mail_report.received', { mail, mail_id: mailId, kind, is_permanent: isPermanent, detail });
    return report;
  }
}

export const MailReportSchema = defineEntity({
  class: MailReport,
  tableName: 'mail_reports',
  properties: {
    ...aggregateProperties,
    mail: p.string().$type<MailReference['kind']>(),
    mailId: p.uuid(),
    kind: p.string().$type<DeliveryReport['kind']>(),
    isPermanent: p.boolean(),
    detail: p.text().nullable(),
  },
});

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { v7 as uuid } from 'uuid';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { MailReferences, type MailReference } from '../../../infrastructure/mail/index.js';
import type { ReadMail } from '../worker-thread/mail-thread.js';
import type { Envelope } from '../receiver/proof/sender-verdict.js';
import { refusals } from '../receiver/smtp-refusal.js';
import { readReport, type DeliveryReport } from './parse-report.js';
import { p } from '@mikro-orm/core';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

/** Takes over what other servers report of our mails (decisions 6.40). */
@Injectable()
export class MailReports {
  constructor(
    private readonly em: EntityManager,
    private readonly references: MailReferences,
  ) {}

  /**
   * Takes over a report of a mail that is proven to be ours, by the address it comes to or by the headers it encloses.
   * What else comes to a return path is an automatic answer, which asks for nothing.
   * @returns whether the mail is taken over with this; if not, it is a mail like any other
   * @throws SmtpRefusal for a person's mail to a return path
   */
  async take(mail: ReadMail, content: Buffer, { to, ip }: Envelope): Promise<boolean> {
    const returned = to.map((address) => this.references.ofReturnPath(address)).find((found) => found !== null);
    const facts = mail.kind === 'bounce' ? readReport(mail.files) : null;
    const reference = returned ?? (facts ? this.references.enclosedIn(content.toString('latin1')) : null);
    if (!reference) return false;
    if (mail.kind === 'message') throw refusals.noSuchAddress();
    if (facts) {
      const context = { requestId: uuid(), actor: system, ip, userAgent: null };
      await runInContext(context, () => this.record(reference, facts));
    }
    return true;
  }

  /** Records a report, once for each mail and kind; a repeat changes nothing. */
  async record(reference: MailReference, facts: DeliveryReport): Promise<void> {
    await this.em.fork().transactional(async (own) => {
      await acquireAdvisoryLock(own, `mail report ${reference.id}`);
      if ((await own.count(MailReport, { mailId: reference.id, kind: facts.kind })) > 0) return;
      own.persist(MailReport.receive(reference, facts));
    });
  }
}

/** That a mail of ours came back, or that its reader complained: once for each mail and kind (decisions 6.40). */
export class MailReport extends withProperties(AggregateRoot, {
  mail: text<MailReference['kind']>(),
  mailId: p.uuid(),
  kind: text<DeliveryReport['kind']>(),
  isPermanent: p.boolean(),
  detail: p.text().nullable(),
}) {
  static readonly tableName = 'mail_reports';

  static receive({ kind: mail, id: mailId }: MailReference, facts: DeliveryReport): MailReport {
    const report = Object.assign(new MailReport(), { mail, mailId, ...facts });
    const { kind, isPermanent, detail } = facts;
    report.record('mail_report.received', { mail, mail_id: mailId, kind, is_permanent: isPermanent, detail });
    return report;
  }
}

import { p } from '@mikro-orm/core';
import {
  BOUNCES_UNTIL_SUPPRESSED,
  DomainError,
  mailSuppressionTransitions,
  type MailSuppressionKind,
  type MailSuppressionStatus,
} from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';

/** An address that mail came back from, or whose reader complained (decisions 6.40). */
export class MailSuppression extends withProperties(AggregateRoot, {
  address: p.text(),
  kind: text<MailSuppressionKind>(),
  status: text<MailSuppressionStatus>().onCreate(() => 'watched'),
  /** Since mail was last sent again. */
  bounces: p.integer().onCreate(() => 0),
  detail: p.text().nullable(),
  userId: p.uuid().nullable(),
  liftedBy: p.uuid().nullable(),
  liftedAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'mail_suppressions';

  static watch(address: string, kind: MailSuppressionKind, userId: string | null): MailSuppression {
    return Object.assign(new MailSuppression(), { address, kind, userId });
  }

  /** Counts a mail that came back for good; from the second on none is sent. */
  addBounce(detail: string | null): void {
    this.bounces += 1;
    this.detail = detail;
    if (this.bounces >= BOUNCES_UNTIL_SUPPRESSED) this.moveTo('suppressed');
  }

  /** Its reader reported a mail as unwanted. */
  complain(): void {
    this.moveTo('suppressed');
  }

  /**
   * Sends mail again, and counts from the beginning. A complaint stands while the address has an account, which
   * changes its preferences itself; an address without one has none (decisions 6.43).
   * @param by the admin; null for the system
   * @throws DomainError `mail_suppression.complaint`; `illegal_transition` where mail is sent anyway
   */
  lift(by: string | null): void {
    if (this.kind === 'complaint' && this.userId !== null) throw new DomainError('mail_suppression.complaint');
    mailSuppressionTransitions.assert(this.status, 'lifted', 'admin');
    this.moveTo('lifted');
    this.bounces = 0;
    this.liftedBy = by;
    this.liftedAt = new Date();
  }

  private moveTo(to: MailSuppressionStatus): void {
    const from = this.status;
    if (from === to) return;
    mailSuppressionTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('mail_suppression.status_changed', { kind: this.kind, from, to });
  }
}

import { p } from '@mikro-orm/core';
import {
  DomainError,
  isTicketOpen,
  isTicketRunning,
  type TicketStatus,
  type TicketWakeReason,
} from '@portal/contracts';
import { withProperties } from '../../infrastructure/database/aggregate-root.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { TaggedTicket } from './tags/tagged-ticket.js';

/** What of a ticket is put off for a while; its clocks go on (decisions 4.105). */
export abstract class SnoozableTicket extends withProperties(TaggedTicket, {
  snoozedUntil: p.datetime().nullable(),
}) {
  abstract status: TicketStatus;

  /** Shows it again once its time has come. */
  wakeInTime(at: Date): void {
    if (this.snoozedUntil && at >= this.snoozedUntil) this.wake('time');
  }

  /** A third party answered what was forwarded. */
  wakeByThirdParty(): void {
    this.wake('third_party');
  }

  /**
   * Keeps it out of the queues of open work until then; null wakes it.
   * @param until ISO 8601
   * @throws DomainError `ticket.not_open`; `invalid` for a time that isn't to come
   */
  protected snooze(until: string | null, at: Date): void {
    if (until === null) return this.wake('hand');
    if (!isTicketOpen(this.status)) throw new DomainError('ticket.not_open');
    const to = new Date(until);
    if (to <= at) refuse('snoozed_until', 'Choose a time in the future');
    if (to.getTime() === this.snoozedUntil?.getTime()) return;
    this.snoozedUntil = to;
    this.record('ticket.snoozed', { until: to.toISOString() });
  }

  /** Work that is resumed wakes it; one that ends is asleep no longer, which its new state says. */
  protected wakeByStep(from: TicketStatus, to: TicketStatus): void {
    if (!isTicketOpen(to)) this.snoozedUntil = null;
    else if (!isTicketRunning(from) && isTicketRunning(to)) this.wake('reopening');
  }

  /** Ends the snooze, if there is one. */
  protected wake(by: TicketWakeReason): void {
    if (this.snoozedUntil === null) return;
    this.snoozedUntil = null;
    this.record('ticket.woken', { by });
  }
}

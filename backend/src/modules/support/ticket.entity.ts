import { p } from '@mikro-orm/core';
import {
  clockMoments,
  closingDays,
  DomainError,
  isTicketOpen,
  priorities,
  statusAfterReply,
  ticketTransitions,
  UpdateTicket,
  type ClosedDays,
  type CreateTicket,
  type Priority,
  type TicketCategory,
  type TicketLinkKind,
  type TicketSource,
  type TicketStatus,
  type TicketStepCause,
  type TransitionActor,
} from '@portal/contracts';
import { applyChanges, propertiesOf, text, withProperties } from '../../infrastructure/database/aggregate-root.js';
import { clockInput, isClockReached, pausesAfter } from './ticket-clock.js';
import { SnoozableTicket } from './ticket-snooze.js';
import type { ClockContext, NotedReply, OpenTicketContext, ReportedClock, StoredPause } from './ticket.types.js';

/** Wire name → property of what an update may change beside the status, the snooze and the tags. */
const fields = propertiesOf(UpdateTicket, 'status', 'version', 'snoozed_until', 'tags', 'add_tags', 'remove_tags');

const DAY = 86_400_000;

/** A support ticket (decisions, sections 4 and 5). Its thread are comments. */
export class Ticket extends withProperties(SnoozableTicket, {
  kind: text<'support'>().onCreate(() => 'support'),
  number: p.string(),
  title: p.string(),
  description: p.text(),
  category: text<TicketCategory>(),
  priority: text<Priority>(),
  status: text<TicketStatus>().onCreate(() => 'new'),
  source: text<TicketSource>(),
  requesterId: p.uuid(),
  assigneeId: p.uuid().nullable(),
  /** When the assignee was set; assignment in turn is ordered by it. */
  assignedAt: p.datetime().nullable(),
  projectId: p.uuid().nullable(),
  dealId: p.uuid().nullable(),
  invoiceId: p.uuid().nullable(),
  errorGroupId: p.uuid().nullable(),
  followsId: p.uuid().nullable(),
  mergedIntoId: p.uuid().nullable(),
  pauses: p.json<StoredPause[]>().onCreate(() => []),
  responseWarningAt: p.datetime().nullable(),
  firstResponseDueAt: p.datetime().nullable(),
  firstRespondedAt: p.datetime().nullable(),
  resolutionWarningAt: p.datetime().nullable(),
  resolutionDueAt: p.datetime().nullable(),
  resolvedAt: p.datetime().nullable(),
  closedAt: p.datetime().nullable(),
  /** The warnings, breaches and notices of closing that were reported since the clocks were last set. */
  clockReported: p.array<ReportedClock>().onCreate(() => []),
  lastReplyAt: p.datetime(),
  lastReplyBy: text<'customer' | 'admin'>(),
  csatScore: p.integer().nullable(),
  csatComment: p.text().nullable(),
}) {
  static readonly tableName = 'tickets';

  /** A new ticket; both clocks begin. What it refers to must have been looked at before. */
  static open(input: CreateTicket, { by, ...facts }: OpenTicketContext, closed: ClosedDays): Ticket {
    const ticket = new Ticket();
    Object.assign(ticket, facts, { description: input.description, lastReplyAt: ticket.createdAt, lastReplyBy: by });
    applyChanges(ticket, input, fields);
    ticket.setClocks({ at: ticket.createdAt, closed });
    ticket.record('ticket.opened', { title: ticket.title, source: ticket.source, priority: ticket.priority });
    return ticket;
  }

  /**
   * Changes what the input carries: the state first, then fields. A new priority recalculates the clocks.
   * Another assignee, or none, wakes it; it is snoozed last. Of tags it takes `tags` alone.
   * @throws DomainError `illegal_transition`; as `setTags` and `snooze`
   */
  change(input: UpdateTicket, transitionActor: TransitionActor, moment: ClockContext): void {
    if (input.status !== undefined && input.status !== this.status) this.moveTo(input.status, transitionActor, moment);
    const from = this.assigneeId;
    const changes = applyChanges(this, input, fields);
    if ('priority' in changes) this.setClocks(moment);
    if (Object.keys(changes).length > 0) this.record('ticket.updated', { changes });
    if (input.tags) this.setTags(input.tags);
    if ('assignee_id' in changes) this.wake('assignment');
    if (input.snoozed_until !== undefined) this.snooze(input.snoozed_until, moment.at);
    if (this.assigneeId === null || this.assigneeId === from) return;
    this.assignedAt = moment.at;
    this.record('ticket.assigned', { from, to: this.assigneeId });
  }

  /**
   * Notes a message of the thread. An admin's first public one keeps the first promise; the requester's puts the ticket
   * back to work. An internal note alone leaves the row as it is: customers see no other version of it. A workflow's
   * message keeps no promise and moves nothing.
   * @throws DomainError `ticket.closed`; `illegal_transition` for a status that can't follow
   */
  reply({ by, visibility, commentId, status, isAutomatic = false }: NotedReply, moment: ClockContext): void {
    if (this.status === 'closed') throw new DomainError('ticket.closed');
    if (visibility === 'public') {
      this.lastReplyAt = moment.at;
      this.lastReplyBy = by;
      if (by === 'customer') this.wake('answer');
      if (by === 'admin' && !isAutomatic) this.firstRespondedAt ??= moment.at;
    }
    const { status: from } = this;
    const to = status ?? (visibility === 'public' && !isAutomatic ? statusAfterReply(from, by) : from);
    const isTold = to !== from && by === 'admin' && visibility === 'public';
    if (to !== from) this.moveTo(to, by === 'admin' ? 'admin' : 'anyone', moment, isTold ? { by_reply: true } : {});
    this.record('ticket.replied', { comment_id: commentId, by, visibility, ...(isTold && { step: { from, to } }) });
  }

  /**
   * Ends this ticket as a part of another, which takes its messages, urgency, tags and, when it has none, assignee.
   * @throws DomainError `ticket.another_requester`; `ticket.ended`
   */
  mergeInto(other: Ticket, moment: ClockContext): void {
    if (other.requesterId !== this.requesterId) throw new DomainError('ticket.another_requester');
    for (const ticket of [this, other])
      if (!isTicketOpen(ticket.status)) throw new DomainError('ticket.ended', { number: ticket.number });
    other.takeOver(this, moment);
    other.takeReplies(this, moment);
    this.mergedIntoId = other.id;
    const { status: from_status } = this;
    this.moveTo('closed', 'admin', moment);
    this.record('ticket.merged', { into_id: other.id, from_status, brought_tags: other.takeTags(this.tags) });
  }

  /** Becomes a ticket of its own again; `stayed` has been the one with its messages. */
  unmerge(stayed: Ticket, status: TicketStatus, moment: ClockContext): void {
    this.mergedIntoId = null;
    this.enter(status, moment, { by_unmerge: true });
    this.record('ticket.unmerged', { other_id: stayed.id, other_number: stayed.number, has_left: true });
    stayed.record('ticket.unmerged', { other_id: this.id, other_number: this.number, has_left: false });
  }

  /** Notes how another one has to do with it, null for no longer; called on both. */
  noteLink({ id: other_id, number: other_number }: Ticket, kind: TicketLinkKind | null): void {
    if (kind === null) this.record('ticket.unlinked', { other_id, other_number });
    else this.record('ticket.linked', { other_id, other_number, kind });
  }

  /** A message of this ticket went on in another one; `last` is the newest public message that stayed. */
  splitOff(other: Ticket, last: Pick<Ticket, 'lastReplyAt' | 'lastReplyBy'>): void {
    Object.assign(this, last);
    this.record('ticket.split', { into_id: other.id, into_number: other.number });
    other.record('ticket.split_off', { from_id: this.id, from_number: this.number });
  }

  /** A person was put on it or taken off: screens replace the ticket. */
  changePeople(userId: string, isAdded: boolean): void {
    this.updatedAt = new Date();
    this.record('ticket.people_changed', { user_id: userId, is_added: isAdded });
  }

  /** The requester's verdict. @throws DomainError `ticket.not_ended`, `ticket.merged` */
  rate(score: number, comment: string | undefined): void {
    if (this.mergedIntoId !== null) throw new DomainError('ticket.merged');
    if (isTicketOpen(this.status)) throw new DomainError('ticket.not_ended');
    this.csatScore = score;
    if (comment !== undefined) this.csatComment = comment || null;
    this.record('ticket.rated', { score });
  }

  /** Sets the clocks of a ticket that hasn't ended by this calendar and the priority it has now. */
  setClocks({ at, closed }: ClockContext): void {
    if (!isTicketOpen(this.status)) return;
    if (!this.firstRespondedAt) {
      const moments = clockMoments(clockInput(this, 'first_response'), closed);
      [this.responseWarningAt, this.firstResponseDueAt] = [moments.warning_at, moments.due_at];
    }
    const moments = clockMoments(clockInput(this, 'resolution'), closed);
    [this.resolutionWarningAt, this.resolutionDueAt] = [moments.warning_at, moments.due_at];
    this.clockReported = this.clockReported.filter((reported) => isClockReached(this, reported, at));
  }

  /** Reports each warning and breach once, as the clocks reach them, and wakes it. */
  reportClocks(at: Date): void {
    const before = this.clockReported;
    for (const promise of ['first_response', 'resolution'] as const) {
      for (const what of ['warning', 'breached'] as const) {
        const due = promise === 'first_response' ? this.firstResponseDueAt : this.resolutionDueAt;
        const reported: ReportedClock = `${promise}.${what}`;
        if (!due || this.clockReported.includes(reported) || !isClockReached(this, reported, at)) continue;
        this.clockReported = [...this.clockReported, reported];
        if (what === 'breached') this.record('ticket.clock_breached', { promise, due_at: due.toISOString() });
        else if (!isClockReached(this, `${promise}.breached`, at))
          this.record('ticket.clock_warning', { promise, due_at: due.toISOString() });
      }
    }
    if (this.clockReported !== before) this.wake('clock');
  }

  /** Closes a ticket some days after it was resolved (`closingDays`); before, notifies once that it will be. */
  closeInTime(moment: ClockContext): void {
    if (this.status !== 'resolved' || !this.resolvedAt) return;
    const after = (days: number): Date => new Date((this.resolvedAt ?? moment.at).getTime() + days * DAY);
    if (moment.at >= after(closingDays.close)) this.change({ status: 'closed' }, 'admin', moment);
    else if (moment.at >= after(closingDays.notice) && !this.clockReported.includes('closing.notice')) {
      this.clockReported = [...this.clockReported, 'closing.notice'];
      this.record('ticket.closing_soon', { closes_at: after(closingDays.close).toISOString() });
    }
  }

  /** Takes it, and its thread, out of every list; an admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('ticket.deleted', { title: this.title });
  }

  restore(): void {
    this.deletedAt = null;
    this.record('ticket.restored', { title: this.title });
  }

  /** Takes the more urgent priority and, without an assignee, the other ticket's. */
  private takeOver({ priority, assigneeId }: Ticket, moment: ClockContext): void {
    const moreUrgent = priorities[Math.max(priorities.indexOf(priority), priorities.indexOf(this.priority))];
    this.change({ priority: moreUrgent, assignee_id: this.assigneeId ?? assigneeId }, 'admin', moment);
  }

  private takeReplies({ lastReplyAt, lastReplyBy }: Ticket, moment: ClockContext): void {
    this.updatedAt = moment.at;
    if (lastReplyAt <= this.lastReplyAt) return;
    [this.lastReplyAt, this.lastReplyBy] = [lastReplyAt, lastReplyBy];
    if (lastReplyBy === 'customer') this.wake('answer');
    if (lastReplyBy === 'customer' && this.status === 'pending') this.moveTo('open', 'admin', moment);
  }

  private moveTo(to: TicketStatus, by: TransitionActor, moment: ClockContext, cause?: TicketStepCause): void {
    ticketTransitions.assert(this.status, to, by);
    this.enter(to, moment, cause);
  }

  private enter(to: TicketStatus, moment: ClockContext, cause: TicketStepCause = {}): void {
    const { status: from } = this;
    this.pauses = pausesAfter(this.pauses, { from, to }, moment.at);
    this.status = to;
    this.wakeByStep(from, to);
    this.resolvedAt = isTicketOpen(to) ? null : (this.resolvedAt ?? moment.at); // ending it is no answer
    this.closedAt = to === 'closed' ? moment.at : null;
    this.setClocks(moment);
    this.record('ticket.status_changed', { from, to, ...cause });
  }
}

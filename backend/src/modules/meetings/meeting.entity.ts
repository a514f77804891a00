import { p } from '@mikro-orm/core';
import {
  UpdateMeeting,
  brand,
  DomainError,
  MEETING_HOLD_MINUTES,
  openMeetingStatuses,
  type MeetingMode,
  type MeetingProposer,
  type MeetingStatus,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { busyUntil } from '../availability/index.js';
import { assertMayStep, type MeetingActor } from './meeting-steps.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

/** Wire name → property of what an update may change beside the status. */
const fields = propertiesOf(UpdateMeeting, 'status', 'cancel_reason', 'version');

/** The fields of the calendar file: when they change it is sent again, with a higher sequence. */
const sentFields = ['mode', 'location', 'meeting_url'] as const;

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * A meeting about a request for a consultation (decisions, section 4). Its calendar entry outlives a change of time.
 */
export class Meeting extends withProperties(AggregateRoot, {
  consultationId: p.uuid(),
  status: text<MeetingStatus>(),
  proposedBy: text<MeetingProposer>(),
  startsAt: p.datetime(),
  endsAt: p.datetime(),
  busyUntil: p.datetime(),
  timeZone: p.string(),
  mode: text<MeetingMode>(),
  location: p.text().nullable(),
  meetingUrl: p.text().nullable(),
  hostId: p.uuid(),
  agenda: p.text().onCreate(() => ''),
  notes: p.text().nullable(),
  heldUntil: p.datetime().nullable(),
  heldNetwork: p.text().nullable(),
  /**
   * Since when it answers what was promised, for as long as it stands; what moved it to another time changes nothing.
   */
  answersSince: p.datetime().nullable(),
  icsUid: p.text(),
  sequence: p.integer().onCreate(() => 0),
  cancelReason: p.text().nullable(),
  rescheduledFrom: p.uuid().nullable(),
  remindedDayAt: p.datetime().nullable(),
  remindedHourAt: p.datetime().nullable(),
}) {
  static readonly tableName = 'consultation_meetings';

  /** A new meeting, confirmed at once when it is firm, else proposed. */
  static plan(plan: MeetingPlan, now: Date): Meeting {
    const meeting = begin(plan, now);
    meeting.icsUid = `${meeting.id}@${brand.email.slice(brand.email.indexOf('@') + 1)}`;
    meeting.record('meeting.created', {
      consultation_id: plan.consultationId,
      status: meeting.status,
      proposed_by: plan.proposedBy,
      starts_at: plan.startsAt.toISOString(),
    });
    return meeting;
  }

  /**
   * A visitor's pick: it holds its time until the mail's link confirms it, for half an hour.
   * @param network whose holds are counted together
   */
  static hold(plan: Omit<MeetingPlan, 'proposedBy' | 'isFirm'>, network: string, now: Date): Meeting {
    const meeting = Meeting.plan({ ...plan, proposedBy: 'visitor', isFirm: false }, now);
    meeting.heldUntil = new Date(now.getTime() + MEETING_HOLD_MINUTES * MINUTE);
    meeting.heldNetwork = network;
    return meeting;
  }

  get isOpen(): boolean {
    return (openMeetingStatuses as readonly string[]).includes(this.status);
  }

  /**
   * Changes what the input carries: fields first, then the state.
   * @throws DomainError `illegal_transition`; `meeting.not_proposers`, `meeting.hold_expired`, `meeting.in_the_past`;
   *   `invalid` for a reason without cancelling or declining
   */
  change(input: UpdateMeeting, by: MeetingActor): void {
    const { status, cancel_reason: reason, ...rest } = input;
    if (reason && status !== 'cancelled' && status !== 'declined')
      refuse('cancel_reason', 'Only with cancelling or declining');
    const isMove = status !== undefined && status !== this.status;
    if (isMove) assertMayStep(this, status, by);
    this.edit(rest);
    if (isMove) this.moveTo(status, by, reason ?? null);
  }

  /** @throws DomainError as `change` does */
  moveTo(to: MeetingStatus, by: MeetingActor, reason: string | null = null): void {
    const from = this.status;
    assertMayStep(this, to, by);
    this.status = to;
    this.heldUntil = null;
    this.heldNetwork = null;
    if (to === 'confirmed') {
      this.answersSince ??= by.now;
      this.skipPastReminders(by.now);
      if (this.rescheduledFrom !== null) this.sequence += 1; // calendars have it as tentative
    }
    if (to === 'cancelled' || to === 'declined') {
      this.cancelReason = reason;
      this.sequence += 1;
    }
    this.record('meeting.status_changed', { consultation_id: this.consultationId, from, to, reason });
  }

  /**
   * Gives the meeting another time: this one becomes rescheduled, the new one keeps its calendar entry.
   * @throws DomainError `illegal_transition` when it isn't open; `meeting.in_the_past` when it has begun
   */
  reschedule(
    plan: Omit<MeetingPlan, 'consultationId' | 'mode'>,
    by: MeetingActor,
    reason: string | null = null,
  ): Meeting {
    if (!this.isOpen) assertMayStep(this, 'rescheduled', by);
    if (this.startsAt <= by.now) throw new DomainError('meeting.in_the_past');
    const { consultationId, mode, location, agenda, notes } = this;
    const next = begin({ consultationId, mode, location, agenda, notes, ...plan }, by.now);
    next.icsUid = this.icsUid;
    next.sequence = this.sequence + 1;
    next.rescheduledFrom = this.id;
    next.answersSince = this.answersSince ?? next.answersSince;
    this.status = 'rescheduled';
    this.cancelReason = reason;
    this.heldUntil = null;
    this.heldNetwork = null;
    next.record('meeting.rescheduled', {
      consultation_id: this.consultationId,
      from_id: this.id,
      from_starts_at: this.startsAt.toISOString(),
      starts_at: next.startsAt.toISOString(),
      status: next.status,
    });
    return next;
  }

  /** Takes the meeting out of every list; an admin can bring it back, cancelled, for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('meeting.deleted', { consultation_id: this.consultationId });
  }

  restore(): void {
    this.deletedAt = null;
    this.record('meeting.restored', { consultation_id: this.consultationId });
  }

  /** Reminders whose time was before the meeting was set aren't sent. */
  skipPastReminders(now: Date): void {
    const ahead = this.startsAt.getTime() - now.getTime();
    if (ahead <= 24 * HOUR) this.remindedDayAt = now;
    if (ahead <= HOUR) this.remindedHourAt = now;
  }

  private edit(input: Omit<UpdateMeeting, 'status' | 'cancel_reason' | 'version'>): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length === 0) return;
    if (this.isOpen && sentFields.some((field) => field in changes)) this.sequence += 1;
    this.record('meeting.updated', { consultation_id: this.consultationId, changes });
  }
}

type Given = 'consultationId' | 'hostId' | 'startsAt' | 'endsAt' | 'timeZone' | 'mode' | 'meetingUrl' | 'proposedBy';

/** What a meeting begins as. */
export interface MeetingPlan extends Pick<Meeting, Given>, Partial<Pick<Meeting, 'location' | 'agenda' | 'notes'>> {
  /** The time is free and the proposer is known: no confirmation is needed. */
  isFirm: boolean;
}

/** @throws DomainError `meeting.in_the_past` */
function begin({ isFirm, ...plan }: MeetingPlan, now: Date): Meeting {
  if (plan.startsAt <= now) throw new DomainError('meeting.in_the_past');
  const meeting = Object.assign(new Meeting(), { location: null, agenda: '', notes: null }, plan);
  meeting.busyUntil = busyUntil(plan.endsAt);
  meeting.status = isFirm ? 'confirmed' : 'proposed';
  if (isFirm) meeting.skipPastReminders(now);
  if (isFirm || plan.proposedBy === 'admin') meeting.answersSince = now;
  return meeting;
}

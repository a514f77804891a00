import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  businessHours,
  system,
  type Actor,
  type CreateMeeting,
  type Deleted,
  type MeetingView,
  type RescheduleMeeting,
  type UpdateMeeting,
  type UserActor,
} from '@portal/contracts';
import { databaseNow } from '../../infrastructure/database/time/database-now.js';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { requestContext, runInContext } from '../../infrastructure/http/request-context.js';
import { ConsultationsService } from '../consultations/index.js';
import { Meeting } from './meeting.entity.js';
import {
  assertMeets,
  assertOpen,
  followMeeting,
  inTurns,
  lockMeeting,
  lockOpenMeetings,
  lockRequest,
  takeAlong,
  viewOf,
  type Turn,
} from './meeting.load.js';
import { assertFields, meetingActorOf, ownership, sideOf, systemAt } from './meeting-steps.js';
import { lengthOf, MeetingTimes, timeOf, usualLength } from './meeting-time.js';

/** Sets and moves meetings on behalf of signed-in people (decisions, section 4). */
@Injectable()
export class MeetingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly consultations: ConsultationsService,
    private readonly times: MeetingTimes,
  ) {}

  /**
   * Sets a meeting about a request. A free time is confirmed at once; any other future time is proposed to the other side.
   * @throws DomainError `not_found`, `forbidden` for a colleague's request, `meeting.consultation_closed`,
   *   `meeting.in_the_past`, `meeting.slot_taken`; `invalid` naming a field; `rate_limited` for customers
   */
  async create(actor: UserActor, input: CreateMeeting): Promise<MeetingView> {
    assertFields(actor, 'create', input);
    await this.limits.consumeOfCustomer('meeting-customer', actor);
    return inTurns(this.em, async (em, now) => {
      const consultation = await this.consultations.hold(em, actor, input.consultation_id);
      authorize(actor, 'meeting.create', ownership(consultation));
      assertOpen(consultation);
      const time = timeOf(input, actor, [usualLength(consultation)]);
      const { host, isFree } = await this.times.find(em, time, now, {
        host: input.host_id,
        preferred: consultation.assignedTo,
      });
      const mode = input.mode ?? (consultation.preferredContactMethod === 'phone' ? 'phone' : 'video');
      const meeting = Meeting.plan(
        {
          ...time,
          consultationId: consultation.id,
          hostId: host.id,
          timeZone: input.time_zone ?? businessHours.zone,
          mode,
          location: input.location ?? null,
          meetingUrl: input.meeting_url ?? (mode === 'video' ? host.meeting_url : null),
          agenda: input.agenda ?? '',
          notes: input.notes ?? null,
          proposedBy: sideOf(actor),
          isFirm: isFree,
        },
        now,
      );
      em.persist(meeting);
      if (isFree) await followMeeting(em, consultation, 'scheduled');
      return viewOf(em, actor, meeting.id);
    });
  }

  /**
   * Changes only the fields sent; `status` moves it, and its request with it. Customers answer a proposal or cancel.
   * @throws DomainError `not_found`, `forbidden`, `stale_version`, `illegal_transition`, `meeting.not_proposers`,
   *   `meeting.hold_expired`, `meeting.in_the_past`, `meeting.consultation_closed`; `invalid` naming a customer's field
   */
  update(actor: Actor, id: string, input: UpdateMeeting): Promise<MeetingView> {
    return this.em.transactional((em) => this.change(em, actor, id, input));
  }

  /** The same within a transaction that does more than this. */
  async change(em: EntityManager, actor: Actor, id: string, input: UpdateMeeting): Promise<MeetingView> {
    assertFields(actor, 'update', input);
    const { meeting, consultation, now } = await lockMeeting(em, this.consultations, actor, id, { sent: input });
    authorize(actor, 'meeting.update', ownership(consultation));
    const from = meeting.status;
    if (input.status === 'confirmed') assertMeets(consultation);
    meeting.change(input, meetingActorOf(actor, now));
    if (meeting.status !== from) await takeAlong(em, meeting, consultation);
    return viewOf(em, actor, id);
  }

  /**
   * Gives an open meeting another time: a free one is confirmed at once, another one proposed by the actor. Answers the
   * new meeting; the old one becomes rescheduled.
   * @throws DomainError `not_found`, `forbidden`, `stale_version`, `illegal_transition`, `meeting.in_the_past`,
   * `meeting.consultation_closed`, `meeting.slot_taken`; `invalid` naming a field; `rate_limited` for customers
   */
  async reschedule(actor: UserActor, id: string, input: RescheduleMeeting): Promise<MeetingView> {
    await this.limits.consumeOfCustomer('meeting-customer', actor);
    return inTurns(this.em, (em, now) => this.move({ em, now }, actor, id, input));
  }

  /** The same within a transaction that does more than this; one that `inTurns` began. */
  async move({ em, now }: Turn, actor: UserActor, id: string, input: RescheduleMeeting): Promise<MeetingView> {
    assertFields(actor, 'reschedule', input);
    const { meeting, consultation } = await lockMeeting(em, this.consultations, actor, id, { sent: input });
    authorize(actor, 'meeting.reschedule', ownership(consultation));
    assertMeets(consultation);
    const time = timeOf(input, actor, [lengthOf(meeting), usualLength(consultation)]);
    const { host, isFree } = await this.times.find(em, time, now, {
      host: input.host_id,
      preferred: meeting.hostId,
      insteadOf: id,
    });
    const next = meeting.reschedule(
      {
        ...time,
        hostId: host.id,
        timeZone: input.time_zone ?? meeting.timeZone,
        meetingUrl: host.id === meeting.hostId || meeting.mode !== 'video' ? meeting.meetingUrl : host.meeting_url,
        proposedBy: sideOf(actor),
        isFirm: isFree,
      },
      meetingActorOf(actor, now),
      input.reason,
    );
    await em.flush(); // the old time is given up before the new one, which may overlap it, is taken
    em.persist(next);
    if (isFree) await followMeeting(em, consultation, 'scheduled');
    return viewOf(em, actor, next.id);
  }

  /** Takes a meeting out of every list; an open one is cancelled first. @throws DomainError `not_found` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'meeting.delete');
    return this.em.transactional(async (em) => {
      const { meeting, consultation, now } = await lockMeeting(em, this.consultations, actor, id);
      if (meeting.isOpen) {
        meeting.moveTo('cancelled', meetingActorOf(actor, now));
        await takeAlong(em, meeting, consultation);
      }
      meeting.remove();
      return { id };
    });
  }

  /** Brings a deleted meeting back. @throws DomainError `not_found` when there is no deleted one with this id */
  async restore(actor: Actor, id: string): Promise<MeetingView> {
    authorizeRole(actor, 'meeting.restore');
    return this.em.transactional(async (em) => {
      const { meeting } = await lockMeeting(em, this.consultations, actor, id, { deleted: true });
      meeting.restore();
      return viewOf(em, actor, id);
    });
  }

  /**
   * Cancels the open meetings of a request in the caller's transaction, as system; answers how many.
   * @param reason given to the participants
   * @param isKept which of them take place, or took place, all the same
   */
  async cancelOpenOf(
    em: EntityManager,
    consultationId: string,
    reason: string,
    isKept: (meeting: Meeting, now: Date) => boolean = () => false,
  ): Promise<number> {
    await em.flush();
    await lockRequest(em, consultationId);
    const now = await databaseNow(em);
    const meetings = (await lockOpenMeetings(em, { consultationId })).filter((meeting) => !isKept(meeting, now));
    await runInContext({ ...requestContext(), actor: system }, async () => {
      for (const meeting of meetings) meeting.moveTo('cancelled', systemAt(now), reason);
      await em.flush();
    });
    return meetings.length;
  }
}

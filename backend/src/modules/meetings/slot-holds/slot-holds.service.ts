import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  businessHours,
  DomainError,
  system,
  type SlotHoldConfirmed,
  type HoldSlot,
  type SlotHeld,
} from '@portal/contracts';
import { sql } from 'kysely';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Config } from '../../../infrastructure/config/config.js';
import { clientNetwork } from '../../../infrastructure/http/limits/client-network.js';
import { ConsultationsService, readSlotHoldToken, type Consultation } from '../../consultations/index.js';
import { Meeting } from '../meeting.entity.js';
import {
  assertMeets,
  assertOpen,
  inTurns,
  lockMeeting,
  lockRequest,
  openMeetingsOf,
  takeAlong,
} from '../meeting.load.js';
import { readMeetingToken } from '../meeting-link.js';
import { visitorAt } from '../meeting-steps.js';
import { findMeetingRow, meetingViews } from '../meetings.queries.js';
import { MeetingTimes, usualLength } from '../meeting-time.js';

const HOLDS_OF_A_NETWORK = 3;

/** Holds times for visitors without a session, and confirms them by the link in the mail (decisions, section 4). */
@Injectable()
export class SlotHoldsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly consultations: ConsultationsService,
    private readonly times: MeetingTimes,
  ) {}

  /**
   * Holds a free time for half an hour; a mail brings the link that confirms it.
   * @throws DomainError `meeting.slot_hold_token_invalid`, `meeting.consultation_closed`, `meeting.too_many_holds`,
   *   `meeting.in_the_past`, `meeting.slot_taken`, `meeting.not_free`
   */
  async hold(ip: string | null, { slot_hold_token, starts_at, time_zone }: HoldSlot): Promise<SlotHeld> {
    const consultationId = readSlotHoldToken(slot_hold_token, this.config.appSecret);
    if (consultationId === null) throw new DomainError('meeting.slot_hold_token_invalid');
    const network = clientNetwork(ip);
    return inTurns(this.em, async (em, now) => {
      const consultation = await lockRequest(em, consultationId);
      if (!consultation || consultation.deletedAt !== null) throw new DomainError('meeting.slot_hold_token_invalid');
      assertOpen(consultation);
      await assertFewHolds(em, consultation, network);
      const startsAt = new Date(starts_at);
      const time = { startsAt, endsAt: new Date(startsAt.getTime() + usualLength(consultation)) };
      const { host } = await this.times.findFree(em, time, now, consultation.assignedTo);
      const mode = consultation.preferredContactMethod === 'phone' ? 'phone' : 'video';
      const meeting = Meeting.hold(
        {
          ...time,
          consultationId,
          hostId: host.id,
          timeZone: time_zone ?? businessHours.zone,
          mode,
          meetingUrl: mode === 'video' ? host.meeting_url : null,
        },
        network,
        now,
      );
      await em.persist(meeting).flush();
      return {
        message: 'We hold this time for 30 minutes. Please confirm it by the link in the e-mail we sent you.',
        starts_at: time.startsAt.toISOString(),
        ends_at: time.endsAt.toISOString(),
        held_until: (meeting.heldUntil ?? now).toISOString(),
      };
    });
  }

  /**
   * Confirms a slot hold. A confirmed one gives the same answer again.
   * @throws DomainError `meeting.hold_expired` for a token that isn't valid, too late, or of a time that was given up;
   * `meeting.consultation_closed`
   */
  async confirm(token: string): Promise<SlotHoldConfirmed> {
    const id = readMeetingToken(token, this.config.appSecret);
    if (id === null) throw new DomainError('meeting.hold_expired');
    return this.em.transactional(async (em) => {
      const { meeting, consultation, now } = await lockMeeting(em, this.consultations, system, id).catch(throwExpired);
      if (meeting.status !== 'confirmed') {
        if (meeting.status !== 'proposed') throw new DomainError('meeting.hold_expired');
        assertMeets(consultation);
        meeting.moveTo('confirmed', visitorAt(now));
        await takeAlong(em, meeting, consultation);
      }
      await em.flush();
      const view = meetingViews.toCustomer(orNotFound(await findMeetingRow(em, id)));
      return {
        reference: view.consultation_reference,
        title: view.consultation_title,
        starts_at: view.starts_at,
        ends_at: view.ends_at,
        time_zone: view.time_zone,
        mode: view.mode,
        host_name: view.host_name,
      };
    });
  }
}

/** One open hold of an address, three of a network; a request that has a meeting needs no second one. */
async function assertFewHolds(em: EntityManager, { id, email }: Consultation, network: string): Promise<void> {
  const proposed = kysely(em).selectFrom('consultation_meetings as m').where('m.status', '=', sql.lit('proposed'));
  const open = proposed.where('m.deleted_at', 'is', null).where('m.held_until', '>', sql<string>`now()`);
  const held = open.select('m.id');
  const ofAddress = held
    .innerJoin('consultation_requests as r', 'r.id', 'm.consultation_id')
    .where('r.email', '=', email)
    .unionAll(openMeetingsOf(em, id).where(sql<boolean>`(m.held_until is null or m.held_until > now())`));
  const ofNetwork = await held.where('m.held_network', '=', network).limit(sql.lit(HOLDS_OF_A_NETWORK)).execute();
  if (ofNetwork.length >= HOLDS_OF_A_NETWORK || (await ofAddress.limit(sql.lit(1)).executeTakeFirst()))
    throw new DomainError('meeting.too_many_holds');
}

function throwExpired(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found') throw new DomainError('meeting.hold_expired');
  throw error;
}

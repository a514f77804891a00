import type { EntityManager } from '@mikro-orm/postgresql';
import type { MeetingProposer, MeetingStatus } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import type { Consultation } from '../../src/modules/consultations/index.js';
import { Meeting } from '../../src/modules/meetings/index.js';
import type { User } from '../../src/modules/users/index.js';

interface Given {
  consultation: Consultation;
  host: User;
  status?: Exclude<MeetingStatus, 'rescheduled'>;
  proposedBy?: MeetingProposer;
  /** When it starts; by default after a time of its own, so that a host's meetings don't meet. */
  startsAt?: Date;
  minutes?: number;
  /** A visitor's pick: for so many minutes from now, which may be over. */
  heldFor?: number;
  network?: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let made = 0;

/** Days far enough ahead that no test offers their times; each meeting gets one of its own. */
const ofItsOwn = (): Date =>
  fromNow({ days: 60 + made++, hours: 15 }, Math.floor(currentInstant().getTime() / DAY) * DAY);

/** A meeting that is there before the story begins, in any state; it leaves no events. */
export const aMeeting =
  ({
    consultation,
    host,
    status = 'confirmed',
    proposedBy = 'customer',
    minutes = 30,
    heldFor,
    network,
    ...at
  }: Given) =>
  async (em: EntityManager): Promise<{ meeting: Meeting }> => {
    await em.flush();
    const startsAt = at.startsAt ?? ofItsOwn();
    const meeting = Meeting.plan(
      {
        consultationId: consultation.id,
        hostId: host.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes * MINUTE),
        timeZone: 'America/New_York',
        mode: 'video',
        location: null,
        meetingUrl: 'https://meet.example.test/room',
        agenda: '',
        notes: null,
        proposedBy,
        isFirm: status !== 'proposed',
      },
      new Date(Math.min(currentInstant().getTime(), startsAt.getTime() - 2 * DAY)),
    );
    meeting.status = status;
    if (heldFor !== undefined) meeting.heldUntil = fromNow({ minutes: heldFor });
    if (network !== undefined) meeting.heldNetwork = network;
    meeting.takeRecordedEvents();
    em.persist(meeting);
    return { meeting };
  };

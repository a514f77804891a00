import type { EntityManager } from '@mikro-orm/postgresql';
import type { MeetingProposer, MeetingStatus } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { buildMeeting } from '../../src/demo/builders/meeting.js';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import type { Consultation } from '../../src/modules/consultations/index.js';
import type { Meeting } from '../../src/modules/meetings/index.js';
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

const DAY = 86_400_000;
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
    const plan = { consultation, host, startsAt, minutes, meetingUrl: 'https://meet.example.test/room', proposedBy };
    const setAt = new Date(Math.min(currentInstant().getTime(), startsAt.getTime() - 2 * DAY));
    const meeting = Object.assign(buildMeeting({ ...plan, isFirm: status !== 'proposed' }, setAt), { status });
    if (heldFor !== undefined) meeting.heldUntil = fromNow({ minutes: heldFor });
    if (network !== undefined) meeting.heldNetwork = network;
    persistQuietly(em, meeting);
    return { meeting };
  };

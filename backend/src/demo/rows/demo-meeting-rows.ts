import type { EntityManager } from '@mikro-orm/postgresql';
import { businessHours } from '@portal/contracts';
import { HostAvailability } from '../../modules/availability/index.js';
import { Consultation } from '../../modules/consultations/index.js';
import { Meeting } from '../../modules/meetings/index.js';
import type { User } from '../../modules/users/index.js';
import { businessDay } from '../time/business-day.js';
import { demoHours, type DemoMeeting, demoMeetings } from '../demo-meetings.js';
import { persistQuietly } from '../persist-quietly.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface World {
  host: User;
  now: Date;
}

/** Sets the hours of the demo's host, and the meetings of its requests. */
export async function loadMeetings(em: EntityManager, people: ReadonlyMap<string, User>, now: Date): Promise<void> {
  const host = [...people.values()].find(({ role }) => role === 'admin');
  if (!host) throw new Error('The demo has no admin');
  persistQuietly(em, [hoursOf({ host, now })]);
  for (const story of demoMeetings) {
    for (const meeting of await meetingsOf(em, story, { host, now })) {
      persistQuietly(em, [meeting]);
      await em.flush(); // the one that was moved before the one it became
    }
  }
}

function hoursOf({ host, now }: World): HostAvailability {
  const hours = HostAvailability.ofBusiness(host.id);
  hours.change({
    meeting_url: demoHours.meeting_url,
    weekly: [...demoHours.weekly],
    exceptions: demoHours.exceptions.map(({ days, ...exception }) => ({
      ...exception,
      day: businessDay(now, days).toISODate() ?? '',
    })),
  });
  return hours;
}

/** The meeting, after the one it was moved from. */
async function meetingsOf(em: EntityManager, story: DemoMeeting, { host, now }: World): Promise<Meeting[]> {
  const request = await em.findOneOrFail(Consultation, { title: story.consultation });
  const set = new Date(request.createdAt.getTime() + HOUR);
  const at = (days: number, hour: number): Meeting => {
    const startsAt = businessDay(now, days).set({ hour }).toJSDate();
    const meeting = Meeting.plan(
      {
        consultationId: request.id,
        hostId: host.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + story.minutes * MINUTE),
        timeZone: businessHours.zone,
        mode: story.mode ?? 'video',
        location: story.location ?? null,
        meetingUrl: (story.mode ?? 'video') === 'video' ? demoHours.meeting_url : null,
        agenda: story.agenda ?? '',
        notes: story.notes ?? null,
        proposedBy: story.proposedBy,
        isFirm: story.status !== 'proposed',
      },
      set,
    );
    return Object.assign(meeting, { createdAt: set, updatedAt: set });
  };
  const meeting = at(story.days, story.hour);
  const isOver = meeting.endsAt < now && (story.status === 'completed' || story.status === 'no_show');
  Object.assign(meeting, {
    status: story.status,
    cancelReason: story.cancelReason ?? null,
    updatedAt: isOver ? meeting.endsAt : set,
  });
  if (!story.movedFrom) return [meeting];
  const { days, hour, reason } = story.movedFrom;
  const old = Object.assign(at(days, hour), { status: 'rescheduled', cancelReason: reason });
  return [old, Object.assign(meeting, { icsUid: old.icsUid, sequence: 1, rescheduledFrom: old.id })];
}

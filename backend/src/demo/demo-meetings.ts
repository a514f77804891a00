import type { HostAvailability as Hours, MeetingMode, MeetingProposer, MeetingStatus } from '@portal/contracts';
import { HostAvailability } from '../modules/availability/index.js';
import { Consultation } from '../modules/consultations/index.js';
import type { Meeting } from '../modules/meetings/index.js';
import { buildMeeting } from './builders/meeting.js';
import { datedAt } from './builders/persist-quietly.js';
import type { DemoWorld } from './demo-world.js';
import { businessDay } from './time/business-day.js';

/** A meeting of the demo data. */
interface DemoMeeting {
  /** The title of the request it is about. */
  consultation: string;
  /** Business days from now; negative is past. */
  days: number;
  /** Of the day, in the business zone. */
  hour: number;
  minutes: number;
  status: Exclude<MeetingStatus, 'rescheduled'>;
  proposedBy: MeetingProposer;
  mode?: MeetingMode;
  location?: string;
  agenda?: string;
  notes?: string;
  cancelReason?: string;
  /** Where it was set first: business days from now and hour of the day. */
  movedFrom?: { days: number; hour: number; reason: string };
}

const FLOOD = 'Emergency assessment - server room flooded';
const CAKES = 'Project scoping - online cake orders';
const CLOUD = 'Strategy consultation - moving to the cloud';
const XRAY = 'Project scoping - X-ray pictures from home';
const PHONES = 'New phones for the front desk';

/** Meetings in every state; one was moved to another day. */
const demoMeetings: readonly DemoMeeting[] = [
  {
    consultation: XRAY,
    days: 3,
    hour: 10,
    minutes: 90,
    status: 'confirmed',
    proposedBy: 'customer',
    agenda: 'Who looks at what, from where, and what the law says about it.',
    notes: 'Ask for the name of the X-ray software.',
    movedFrom: { days: 2, hour: 14, reason: 'A dentist is ill' },
  },
  {
    consultation: FLOOD,
    days: 1,
    hour: 9,
    minutes: 60,
    status: 'declined',
    proposedBy: 'customer',
    cancelReason: 'The loan server arrives in the afternoon',
  },
  {
    consultation: FLOOD,
    days: 4,
    hour: 11,
    minutes: 60,
    status: 'proposed',
    proposedBy: 'admin',
    mode: 'onsite',
    location: '12 Middle Street, New Bern',
    agenda: 'A dry place for the server, and what the insurance wants to know.',
  },
  {
    consultation: CAKES,
    days: -7,
    hour: 9,
    minutes: 90,
    status: 'cancelled',
    proposedBy: 'customer',
    cancelReason: 'The oven broke, I have to bake by hand',
  },
  { consultation: CAKES, days: -6, hour: 13, minutes: 90, status: 'completed', proposedBy: 'customer' },
  { consultation: CLOUD, days: -27, hour: 11, minutes: 60, status: 'completed', proposedBy: 'visitor' },
  { consultation: PHONES, days: -5, hour: 16, minutes: 30, status: 'no_show', proposedBy: 'admin', mode: 'phone' },
];

/** When the host takes meetings: a break at noon, short Fridays, and two days that differ. */
const demoHours = {
  meeting_url: 'https://meet.pamlico.example/avery',
  weekly: [1, 2, 3, 4]
    .flatMap((weekday): Hours['weekly'] => [
      { weekday, from: '09:00', to: '12:00' },
      { weekday, from: '13:00', to: '17:00' },
    ])
    .concat({ weekday: 5, from: '08:00', to: '13:00' }),
  /** Business days from now. */
  exceptions: [
    { days: 6, from: null, to: null, note: 'Conference in Raleigh' },
    { days: 9, from: '13:00', to: '20:00', note: 'Late day' },
  ],
} as const;

const HOUR = 3_600_000;

/** Sets the hours of the demo's host, and the meetings of its requests. */
export async function loadMeetings(world: DemoWorld): Promise<void> {
  const hours = HostAvailability.ofBusiness(world.admin.id);
  hours.change({
    meeting_url: demoHours.meeting_url,
    weekly: [...demoHours.weekly],
    exceptions: demoHours.exceptions.map(({ days, ...exception }) => ({
      ...exception,
      day: businessDay(world.now, days).toISODate() ?? '',
    })),
  });
  await world.save(hours);
  for (const story of demoMeetings) await loadMeeting(world, story);
}

/** Makes the meeting, after the one it was moved from. */
async function loadMeeting(world: DemoWorld, story: DemoMeeting): Promise<void> {
  const { consultation: title, days, hour, status, cancelReason = null, movedFrom, ...plan } = story;
  const consultation = await world.em.findOneOrFail(Consultation, { title });
  const setAt = new Date(consultation.createdAt.getTime() + HOUR);
  const at = (day: number, hourOfDay: number): Meeting => {
    const startsAt = businessDay(world.now, day).set({ hour: hourOfDay }).toJSDate();
    const meetingUrl = (plan.mode ?? 'video') === 'video' ? demoHours.meeting_url : null;
    const about = { consultation, host: world.admin, startsAt, meetingUrl, isFirm: status !== 'proposed' };
    return datedAt(buildMeeting({ ...plan, ...about }, setAt), setAt);
  };
  const meeting = Object.assign(at(days, hour), { status, cancelReason });
  if (meeting.endsAt < world.now && (status === 'completed' || status === 'no_show'))
    meeting.updatedAt = meeting.endsAt;
  if (movedFrom) {
    const old = Object.assign(at(movedFrom.days, movedFrom.hour), {
      status: 'rescheduled',
      cancelReason: movedFrom.reason,
    });
    await world.save(old);
    Object.assign(meeting, { icsUid: old.icsUid, sequence: 1, rescheduledFrom: old.id });
  }
  await world.save(meeting);
}

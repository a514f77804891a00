import type { HostAvailability as Hours, MeetingMode, MeetingProposer, MeetingStatus } from '@portal/contracts';
import { HostAvailability } from '../modules/availability/index.js';
import { Consultation } from '../modules/consultations/index.js';
import type { Meeting } from '../modules/meetings/index.js';
import { buildMeeting } from './builders/meeting.js';
import { datedAt } from './builders/persist-quietly.js';
import { CAKES, CLOUD, DESK_PHONES, FLOOD, XRAY_AT_HOME } from './demo-consultations.js';
import type { DemoWorld } from './demo-world.js';
import { businessDay } from './time/business-day.js';

/** A meeting of the demo data, about a request by its title. */
type DemoMeeting = readonly [
  consultation: string,
  /** Business days from now, negative is past; the hour of the day in the business zone; how long it takes. */
  time: readonly [days: number, hour: number, minutes: number],
  status: Exclude<MeetingStatus, 'rescheduled'>,
  proposedBy: MeetingProposer,
  more?: {
    mode?: MeetingMode;
    location?: string;
    agenda?: string;
    notes?: string;
    cancelReason?: string;
    /** Where it was set first, and why it was moved. */
    movedFrom?: readonly [days: number, hour: number, reason: string];
  },
];

/** Meetings in every state; one was moved to another day. */
const demoMeetings: readonly DemoMeeting[] = [
  [
    XRAY_AT_HOME,
    [3, 10, 90],
    'confirmed',
    'customer',
    {
      agenda: 'Who looks at what, from where, and what the law says about it.',
      notes: 'Ask for the name of the X-ray software.',
      movedFrom: [2, 14, 'A dentist is ill'],
    },
  ],
  [FLOOD, [1, 9, 60], 'declined', 'customer', { cancelReason: 'The loan server arrives in the afternoon' }],
  [
    FLOOD,
    [4, 11, 60],
    'proposed',
    'admin',
    {
      mode: 'onsite',
      location: '12 Middle Street, New Bern',
      agenda: 'A dry place for the server, and what the insurance wants to know.',
    },
  ],
  [CAKES, [-7, 9, 90], 'cancelled', 'customer', { cancelReason: 'The oven broke, I have to bake by hand' }],
  [CAKES, [-6, 13, 90], 'completed', 'customer'],
  [CLOUD, [-27, 11, 60], 'completed', 'visitor'],
  [DESK_PHONES, [-5, 16, 30], 'no_show', 'admin', { mode: 'phone' }],
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
  for (const row of demoMeetings) await loadMeeting(world, row);
}

/** Makes the meeting, after the one it was moved from. */
async function loadMeeting(world: DemoWorld, row: DemoMeeting): Promise<void> {
  const [title, [days, hour, minutes], status, proposedBy, { cancelReason = null, movedFrom, ...plan } = {}] = row;
  const consultation = await world.em.findOneOrFail(Consultation, { title });
  const setAt = new Date(consultation.createdAt.getTime() + HOUR);
  const meetingUrl = (plan.mode ?? 'video') === 'video' ? demoHours.meeting_url : null;
  const about = { ...plan, consultation, host: world.admin, minutes, proposedBy, meetingUrl };
  const at = (day: number, hourOfDay: number): Meeting => {
    const startsAt = businessDay(world.now, day).set({ hour: hourOfDay }).toJSDate();
    return datedAt(buildMeeting({ ...about, startsAt, isFirm: status !== 'proposed' }, setAt), setAt);
  };
  const meeting = Object.assign(at(days, hour), { status, cancelReason });
  if (meeting.endsAt < world.now && (status === 'completed' || status === 'no_show'))
    meeting.updatedAt = meeting.endsAt;
  if (movedFrom) {
    const [oldDays, oldHour, reason] = movedFrom;
    const old = Object.assign(at(oldDays, oldHour), { status: 'rescheduled', cancelReason: reason });
    await world.save(old);
    Object.assign(meeting, { icsUid: old.icsUid, sequence: 1, rescheduledFrom: old.id });
  }
  await world.save(meeting);
}

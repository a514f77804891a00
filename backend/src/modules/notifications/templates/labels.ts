import { businessHours, consultationTypes, labelsOf, type MeetingMode } from '@portal/contracts';
import type { ConsultationRow } from '../../consultations/index.js';
import type { MeetingRow } from '../../meetings/index.js';

/** The facts of a mail that have a value. */
export const factsOf = (facts: readonly (readonly [string, string | null])[]): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]));

/** A state within a sentence: in_review → in review, todo → to do. */
export const stateLabel = (state: string): string => (state === 'todo' ? 'to do' : state.replaceAll('_', ' '));

export const typeLabels = labelsOf(consultationTypes);

/** The side of a mail's recipient: the customer, or an admin. */
export type MeetingSide = 'customer' | 'staff';

export const modeLabels: Readonly<Record<MeetingMode, string>> = {
  video: 'Video call',
  phone: 'Phone call',
  onsite: 'On site',
};

const worded = (zone: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: zone });

/**
 * The zone in which a recipient reads a meeting's time: the own one, else that of the booking, else that of the
 * business.
 */
export function zoneOf(meeting: MeetingRow, side: MeetingSide): string {
  if (side === 'staff') return meeting.host_zone ?? businessHours.zone;
  return meeting.customer_zone ?? meeting.time_zone;
}

/** "Tue, Mar 16, 11:00 AM EDT" */
export const shortTime = (instant: string, zone: string): string =>
  worded(zone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** "Tuesday, March 16, 2027 from 11:00 AM to 12:00 PM EDT" */
export function longTime({ starts_at, ends_at }: Pick<MeetingRow, 'starts_at' | 'ends_at'>, zone: string): string {
  const day = worded(zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const until = worded(zone, { ...clock, timeZoneName: 'short' }).format(to);
  return `${day.format(from)} from ${worded(zone, clock).format(from)} to ${until}`;
}

/** "11:00 AM EDT" */
export const clockTime = (instant: string, zone: string): string =>
  worded(zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(new Date(instant));

/** The topic. A visitor can type any text under any name: customers read only what was written by a signed-in user. */
export const topicOf = ({ source, title, consultation_type }: ConsultationRow, side: MeetingSide): string =>
  source === 'public' && side === 'customer' ? typeLabels[consultation_type] : title;

import { brand } from '@portal/contracts';
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block as zoneBlockOf } from 'timezones-ical-library';
import type { MeetingRow } from './meetings.queries.js';

/** REQUEST: set or changed · CANCEL: doesn't take place · PUBLISH: a copy to keep, without a reply. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

/** A calendar file. */
export interface CalendarFile {
  filename: string;
  content: string;
}

const TZID = 'TZID=';

/** A zone as calendar files describe it; the name may be another one for the same zone. */
function zoneOf(timeZone: string): { name: string; definition: string } {
  const [definition, name] = zoneBlockOf(timeZone);
  return definition !== undefined && name?.startsWith(TZID)
    ? { name: name.slice(TZID.length), definition }
    : { name: 'Etc/UTC', definition: zoneBlockOf('Etc/UTC')[0] ?? '' };
}

function statusOf({ status }: MeetingRow, method: CalendarMethod): ICalEventStatus {
  if (method === 'CANCEL') return ICalEventStatus.CANCELLED;
  if (status === 'proposed') return ICalEventStatus.TENTATIVE;
  return status === 'confirmed' || status === 'completed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED;
}

/** Where the meeting takes place, in one line. */
function placeOf({ mode, location, meeting_url }: MeetingRow): string {
  if (mode === 'video') return meeting_url ?? location ?? 'Video call';
  return location ?? (mode === 'phone' ? 'Phone call' : 'At your office');
}

/**
 * The meeting as an entry of a calendar (RFC 5545, RFC 5546), in the zone of who booked it. Files of one meeting, and of
 * those it was rescheduled to, carry one UID and rising sequences, so that calendars change their entry.
 */
export function calendarOf(row: MeetingRow, method: CalendarMethod): CalendarFile {
  const zone = zoneOf(row.time_zone);
  const at = (instant: string) => DateTime.fromJSDate(new Date(instant), { zone: zone.name });
  const calendar = new ICalCalendar({
    prodId: { company: brand.name, product: 'Portal', language: 'EN' },
    method: ICalCalendarMethod[method],
    // The event has the zone, the calendar none: its own would take the UTC from the time of writing (DTSTAMP)
    timezone: { name: null, generator: () => zone.definition },
  });
  const event = calendar.createEvent({
    id: row.ics_uid,
    sequence: row.sequence,
    start: at(row.starts_at),
    end: at(row.ends_at),
    timezone: zone.name,
    stamp: new Date(row.updated_at),
    summary: `${row.consultation_title} (${brand.shortName})`,
    description: [row.agenda, row.meeting_url, `${row.consultation_reference} with ${row.host_name}`]
      .filter(Boolean)
      .join('\n\n'),
    location: placeOf(row),
    url: row.meeting_url,
    status: statusOf(row, method),
    organizer: { name: brand.name, email: brand.email },
  });
  if (method !== 'PUBLISH') {
    for (const [name, email] of [
      [row.customer_name, row.customer_email],
      [row.host_name, row.host_email],
    ] as const)
      event.createAttendee({ name, email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return { filename: 'invite.ics', content: calendar.toString() };
}

import ICAL from 'ical.js';
import { calendarOf, type CalendarMethod } from './meeting-calendar.js';
import type { MeetingRow } from './meetings.queries.js';

const row: MeetingRow = {
  id: '0199c1de-0000-7000-8000-000000000001',
  consultation_id: '0199c1de-0000-7000-8000-000000000002',
  consultation_reference: 'C-2026-0007',
  consultation_title: 'Strategy Consultation - 60 minutes; phones, Wi-Fi \\ "more"',
  consultation_status: 'scheduled',
  customer_id: '0199c1de-0000-7000-8000-000000000003',
  company_id: null,
  customer_name: 'Dana "D" Müller, Neuse; Bakery',
  customer_first_name: 'Dana',
  customer_email: 'dana@example.test',
  customer_zone: null,
  status: 'confirmed',
  proposed_by: 'customer',
  starts_at: '2026-03-09 13:00:00+00',
  ends_at: '2026-03-09 14:00:00+00',
  time_zone: 'America/New_York',
  mode: 'video',
  location: null,
  meeting_url: 'https://meet.example.test/a?b=c&d=e',
  host_id: '0199c1de-0000-7000-8000-000000000004',
  host_name: 'Avery Test',
  host_email: 'avery@example.test',
  host_zone: null,
  agenda: 'First line\nSecond line, with a comma; and more than seventy-five characters so that it must be folded',
  notes: 'Never told',
  held_until: null,
  ics_uid: '0199c1de-0000-7000-8000-000000000001@pamlico-it.example',
  sequence: 3,
  cancel_reason: null,
  rescheduled_from: null,
  rescheduled_to: null,
  created_at: '2026-03-01 00:00:00+00',
  updated_at: '2026-03-02 10:00:00+00',
  version: 4,
  deleted_at: null,
};

/** What another library reads in the file, its own zones and none else known. */
function read(more: Partial<MeetingRow> = {}, method: CalendarMethod = 'REQUEST') {
  const { content } = calendarOf({ ...row, ...more }, method);
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(content) as [string, unknown[], unknown[]]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in it');
  return { content, calendar, event: new ICAL.Event(component), component };
}

describe('the calendar file of a meeting (RFC 5545, RFC 5546)', () => {
  it.each([
    ['in winter', '2026-03-06 14:00:00+00', '2026-03-06T09:00:00', 'EST'],
    ['after the change to daylight time', '2026-03-09 13:00:00+00', '2026-03-09T09:00:00', 'EDT'],
    ['in summer', '2027-07-01 13:00:00+00', '2027-07-01T09:00:00', 'EDT'],
    ['after the change back', '2026-11-02 14:00:00+00', '2026-11-02T09:00:00', 'EST'],
  ])('is right %s', (_when, starts_at, local) => {
    const { event, component, calendar } = read({
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
    });
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/New_York');
    expect(component.getFirstProperty('dtend')?.getParameter('tzid')).toBe('America/New_York');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/New_York');
    expect(event.startDate.toString()).toBe(local);
    expect(event.startDate.toJSDate().toISOString()).toBe(new Date(starts_at).toISOString());
    expect(event.endDate.toUnixTime() - event.startDate.toUnixTime()).toBe(3_600);
  });

  it('says what, who, where, and which state of it this is', () => {
    const { event, component, calendar, content } = read();
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe(row.ics_uid);
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe(`${row.consultation_title} (Pamlico IT)`);
    expect(event.location).toBe(row.meeting_url);
    expect(event.description).toContain(row.agenda);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@pamlico-it.example');
    expect(
      event.attendees.map((attendee) => attendee.getFirstValue()).map((address) => String(address).toLowerCase()),
    ).toEqual(['mailto:dana@example.test', 'mailto:avery@example.test']);
    expect(content).not.toContain('Never told');
    expect(content).toContain('DTSTAMP:20260302T100000Z');
  });

  it('has lines that calendars read: ended by CR LF, at most 75 bytes', () => {
    const { content } = read();
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('takes a meeting out again, or marks what is only proposed', () => {
    const cancelled = read({ status: 'cancelled', sequence: 4 }, 'CANCEL');
    expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(cancelled.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([cancelled.event.uid, cancelled.event.sequence]).toEqual([row.ics_uid, 4]);
    expect(read({ status: 'proposed' }).component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it('to keep asks nobody to answer', () => {
    const { calendar, event } = read({}, 'PUBLISH');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.attendees).toEqual([]);
  });

  it.each([
    ['US/Eastern', 'America/New_York', '2026-03-09T09:00:00'],
    ['Asia/Kathmandu', 'Asia/Kathmandu', '2026-03-09T18:45:00'],
    ['UTC', 'Etc/UTC', '2026-03-09T13:00:00'],
  ])('knows the zone %s', (time_zone, tzid, local) => {
    const { event, component, calendar } = read({ time_zone });
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(tzid);
    expect(component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(tzid);
    expect(event.startDate.toString()).toBe(local);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-09T13:00:00.000Z');
  });

  it('says where in words without a room', () => {
    expect(read({ meeting_url: null }).event.location).toBe('Video call');
    expect(read({ mode: 'phone', meeting_url: null }).event.location).toBe('Phone call');
    expect(read({ mode: 'onsite', location: '12 Main St', meeting_url: null }).event.location).toBe('12 Main St');
  });
});

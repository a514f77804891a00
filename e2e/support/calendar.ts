import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { simpleParser } from 'mailparser';
import { inbox, mailsTo } from './inbox.js';

/** An event as a calendar program reads it from an invitation. */
interface Invitation {
  method: unknown;
  uid: string;
  sequence: number;
  startsAt: Date;
  /** The zone that the file itself describes. */
  zone: string;
  attendees: string[];
}

/** Reads a calendar file with the time zone that it contains. */
function readInvitation(content: string): Invitation {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error(`No entry in\n${content}`);
  const event = new ICAL.Event(entry);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  const start = zone ? event.startDate.convertToZone(ICAL.Timezone.utcTimezone) : event.startDate;
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: start.toJSDate(),
    zone: String(zone?.getFirstPropertyValue('tzid')),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue())),
  };
}

/** The calendar files that reached an address, the newest last: the ones that mail programs show with the mail. */
async function invitationsTo(address: string): Promise<Invitation[]> {
  const found: Invitation[] = [];
  for (const { id } of await mailsTo(address, /./)) {
    const answer = await fetch(`${inbox}/api/email/${id}/source`);
    const { attachments } = await simpleParser(await answer.text());
    const file = attachments.find(({ contentType }) => contentType === 'text/calendar');
    if (file) found.push(readInvitation(file.content.toString('utf8')));
  }
  return found;
}

/** Waits until so many calendar files have reached an address; answers with the last. */
export async function invitationTo(address: string, count: number): Promise<Invitation> {
  let found: Invitation[] = [];
  await expect
    .poll(async () => (found = await invitationsTo(address)).length, {
      timeout: 60_000,
      message: `${count} calendar files to ${address}`,
    })
    .toBeGreaterThanOrEqual(count);
  const last = found.at(-1);
  if (!last) throw new Error('unreachable');
  return last;
}

import ICAL from 'ical.js';
import type { AttachedFile } from '../reading.js';
import { lineOf, asMarkdown } from '../texts/mail-text.js';
import { businessHours } from '@portal/contracts';
import { DateTime } from 'luxon';

/** Bytes; a longer calendar is a file. */
const MAX_CALENDAR = 100_000;
/** Events of a mail that are shown. */
const MAX_EVENTS = 5;
/** Characters of a line. */
const MAX_LINE = 500;
const CALENDAR = /^(?:text\/calendar|application\/ics)$/i;

const TITLES: Readonly<Record<string, string>> = {
  REQUEST: 'Invitation',
  CANCEL: 'Cancelled event',
  REPLY: 'Answer to an invitation',
  COUNTER: 'Another time proposed',
};

/** A calendar of a mail that can be read. */
export interface Invitation {
  /** What names the event in all copies of it. */
  key: string;
  /** Lines that say what, when, where and by whom, as Markdown. */
  lines: string;
  /** What the organizer wrote in it, as plain text; of an answer, first what is remarked. */
  description: string;
  /** The remark of the answer, for example when declining; mostly empty. */
  comment: string;
}

/** Whether a file is a calendar, read by mail programs rather than people. */
export const isCalendar = ({ contentType }: AttachedFile): boolean => CALENDAR.test(contentType);

/** The events of a calendar; null when it can't be read. */
export function invitationsIn({ content }: AttachedFile): Invitation[] | null {
  if (content.length > MAX_CALENDAR) return null;
  try {
    const calendar = new ICAL.Component(ICAL.parse(content.toString('utf8')) as unknown[]);
    const method = textOf(calendar.getFirstPropertyValue('method')).toUpperCase();
    const events = calendar.getAllSubcomponents('vevent').slice(0, MAX_EVENTS);
    return events.length === 0 ? null : events.map((event) => invitationOf(event, method));
  } catch {
    return null; // not a calendar as RFC 5545 has it
  }
}

function invitationOf(component: ICAL.Component, method: string): Invitation {
  const text = (name: string): string => textOf(component.getFirstPropertyValue(name));
  const title = text('status') === 'CANCELLED' ? TITLES['CANCEL'] : TITLES[method];
  const lines = [
    [title ?? 'Calendar event', text('summary') || 'No title'],
    ['Answer', method === 'REPLY' ? answerIn(component) : ''],
    ['When', timeOf(component)],
    ['Repeats', repeatOf(component)],
    ['Where', text('location')],
    ['Organizer', personIn(component.getFirstProperty('organizer'))],
  ].flatMap(([label, text]) => (text ? [`**${label}:** ${asMarkdown(lineOf(text, MAX_LINE))}`] : []));
  const key = [text('uid'), text('recurrence-id'), method].join(' ');
  const comment = component
    .getAllProperties('comment')
    .map((property) => textOf(property.getFirstValue()).trim())
    .filter(Boolean)
    .join('\n\n');
  const description = [comment, text('description')].filter(Boolean).join('\n\n');
  return { key, lines: lines.join('\n'), description, comment };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof ICAL.Time ? value.toString() : '';

function personIn(property: ICAL.Property | null): string {
  if (!property) return '';
  const address = textOf(property.getFirstValue()).replace(/^mailto:/i, '');
  const name = textOf(property.getFirstParameter('cn'));
  return name && name !== address ? `${name} (${address})` : address;
}

function answerIn(component: ICAL.Component): string {
  const attendee = component.getFirstProperty('attendee');
  const answer = attendee?.getFirstParameter('partstat').toLowerCase().replaceAll('-', ' ');
  return answer ? `${answer} by ${personIn(attendee)}` : '';
}

const UNITS: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };

function repeatOf(component: ICAL.Component): string {
  const rule = component.getFirstPropertyValue('rrule');
  const unit = rule instanceof ICAL.Recur ? UNITS[rule.freq] : undefined;
  if (!(rule instanceof ICAL.Recur) || unit === undefined) return '';
  const every = rule.interval > 1 ? `every ${rule.interval} ${unit}s` : `every ${unit}`;
  return `${every}${endOf(rule)}`;
}

/** When a repeated event ends; empty where it doesn't. */
function endOf({ count, until }: ICAL.Recur): string {
  if (count) return `, ${count} times`;
  return until ? `, until ${dayOf(until)}` : '';
}

/** Years that are looked at; the changes of a zone's clock are worked out for each until then. */
const MIN_YEAR = 1970;
const MAX_YEAR = 2100;
/** Parts of a time zone in a calendar. */
const MAX_ZONE_PARTS = 100;
/** What a rule of a time zone consists of in the calendars of all programs; others may take forever to work out. */
const ZONE_RULE =
  /^FREQ=YEARLY(?:;(?:UNTIL=[\dTZ]+|COUNT=\d{1,3}|INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=[\d,-]{1,24}|WKST=[A-Z]{2}))*$/;
const MAX_DAYS = 366;
const DAY = 86_400_000;

const days = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const times = { hour: 'numeric', minute: '2-digit' } as const;
const wholeDays = new Intl.DateTimeFormat('en-US', { ...days, timeZone: 'UTC' });
const typedTimes = new Intl.DateTimeFormat('en-US', { ...days, ...times, timeZone: 'UTC' });
const typedClock = new Intl.DateTimeFormat('en-US', { ...times, timeZone: 'UTC' });
const officeTimes = new Intl.DateTimeFormat('en-US', {
  ...days,
  ...times,
  timeZone: businessHours.zone,
  timeZoneName: 'short',
});

/**
 * When an event is: "Monday, November 30, 2026, 9:00 – 10:00 AM EST (3:00 PM Europe/Berlin)", by the office's clock, and
 * by the sender's where that shows another time. Empty when the calendar doesn't say it.
 */
function timeOf(event: ICAL.Component): string {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time) || !isInYears(start)) return '';
  const typed = typedOf(start);
  const length = lengthOf(event, start);
  if (start.isDate) return range(wholeDays, typed, Math.max(0, length - DAY));
  const zone = zoneName(property);
  const instant = instantOf(start, zone);
  if (!instant) return `${range(typedTimes, typed, length)} (${zone || 'without a time zone'})`;
  const shown = range(officeTimes, instant, length);
  const isSaid = zone === '' || officeTimes.format(instant).startsWith(typedTimes.format(typed));
  return isSaid ? shown : `${shown} (${plain(typedClock.format(typed))} ${zone})`;
}

/** A day, as the calendar's clock has it; empty when it is out of reach. */
const dayOf = (time: ICAL.Time): string => (isInYears(time) ? wholeDays.format(typedOf(time)) : '');

const isInYears = ({ year }: ICAL.Time): boolean => year >= MIN_YEAR && year <= MAX_YEAR;

/** What the clock shows, as if in UTC. */
const typedOf = (time: ICAL.Time): Date =>
  new Date(Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second));

function zoneName(property: ICAL.Property): string {
  const zone: unknown = property.getFirstParameter('tzid');
  return typeof zone === 'string' ? zone : '';
}

/** The end is as long after the start as their clocks say: that one event rarely goes over a change of the clock. */
function lengthOf(event: ICAL.Component, start: ICAL.Time): number {
  const end = event.getFirstPropertyValue('dtend');
  const duration = event.getFirstPropertyValue('duration');
  const length =
    end instanceof ICAL.Time && isInYears(end)
      ? typedOf(end).getTime() - typedOf(start).getTime()
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1_000
        : 0;
  return length > 0 && length <= MAX_DAYS * DAY ? length : 0;
}

/** Null where the zone isn't known: then the time is shown as it was typed. */
function instantOf(time: ICAL.Time, zone: string): Date | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return typedOf(time);
  const { year, month, day, hour, minute } = time;
  const known = zone ? DateTime.fromObject({ year, month, day, hour, minute }, { zone }) : null;
  if (known?.isValid) return known.toJSDate();
  return isUsualZone(time.zone) ? new Date(time.toUnixTime() * 1_000) : null;
}

/** Whether a zone is described in the calendar, as all programs describe one. */
function isUsualZone({ component }: ICAL.Timezone): boolean {
  if (!(component instanceof ICAL.Component)) return false;
  const parts = component.getAllSubcomponents();
  return (
    parts.length > 0 &&
    parts.length <= MAX_ZONE_PARTS &&
    parts.flatMap((part) => part.getAllProperties('rrule')).every((rule) => ZONE_RULE.test(ruleOf(rule)))
  );
}

const ruleOf = (property: ICAL.Property): string => String(property.getFirstValue());

function range(format: Intl.DateTimeFormat, start: Date, length: number): string {
  return plain(length === 0 ? format.format(start) : format.formatRange(start, new Date(start.getTime() + length)));
}

/** With ordinary blanks, by which it is found. */
const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

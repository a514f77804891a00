import ICAL from 'ical.js';
import type { AttachedFile } from '../embedded-pictures.js';
import { lineOf } from '../mail-line.js';
import { asMarkdown } from '../texts/mail-text.js';
import { dayOf, timeOf } from './event-times.js';

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

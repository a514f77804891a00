import type { InboundMailKind } from '@portal/contracts';
import type { Headers } from 'mailparser';

/** What distinguishes a person's mail from an automatic one. */
interface Signs {
  headers: Headers;
  /** The address that the mail's server gave; empty for bounces. */
  envelopeFrom: string;
  /** Methods of its calendar parts, in capitals. */
  calendarMethods: readonly string[];
  /** Whether it has text of a person beside its calendar. */
  hasOwnWords: () => boolean;
}

/** Methods of calendars that answer an invitation; all others announce a time. Words beside one are a message. */
const ANSWERS: ReadonlySet<string> = new Set(['REPLY', 'REFRESH', 'DECLINECOUNTER']);

const textOf = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.toLowerCase() : '';
};

/** The value of a structured header, for example multipart/report. */
const valueOf = (headers: Headers, name: string): string => {
  const header = headers.get(name);
  return typeof header === 'object' && 'value' in header && typeof header.value === 'string'
    ? header.value.toLowerCase()
    : '';
};

/** What a mail is by its headers: a person's, automatic, a bounce, a calendar's answer (RFC 3834, RFC 3464, RFC 5546). */
export function mailKindOf({ headers, envelopeFrom, calendarMethods, hasOwnWords }: Signs): InboundMailKind {
  if (valueOf(headers, 'content-type') === 'multipart/report') return 'bounce';
  const submitted = textOf(headers, 'auto-submitted');
  if (submitted !== '' && !submitted.startsWith('no')) return 'automatic';
  if (/\b(auto_reply|bulk|junk)\b/.test(textOf(headers, 'precedence'))) return 'automatic';
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return 'automatic';
  if (envelopeFrom === '') return 'bounce';
  return calendarMethods.some((method) => ANSWERS.has(method)) && !hasOwnWords() ? 'calendar' : 'message';
}

import { withoutDirectionControls, truncate } from '@portal/contracts';
import type { MailFile } from '../receiver/mail-content.js';
import { cleanText } from '../receiver/texts/mail-text.js';

/** What another mail server, or a provider, says of a mail. */
export interface DeliveryReport {
  kind: 'bounce' | 'complaint';
  /** Whether nothing sent to this address will arrive. */
  isPermanent: boolean;
  /** The enhanced code and what the server said, without addresses. */
  detail: string | null;
}

type Fields = ReadonlyMap<string, string>;

const LONGEST_DETAIL = 300;
/** Characters; a longer report says nothing more. */
const LONGEST_REPORT = 20_000;
const FAILED_FOR_GOOD = /^5\.\d{1,3}\.\d{1,3}$/;
/**
 * Failures for good that are about one mail or the moment and not about the address: a full mailbox, a size, the network
 * on the way, the content, and a policy against the mail or its sender (RFC 3463).
 */
const NOT_THE_ADDRESS = /^5\.(?:2\.[234]|3\.|4\.|6\.|7\.)/;
/** Complaints of RFC 5965 by which a reader says not to want a mail. */
const COMPLAINTS: ReadonlySet<string> = new Set(['abuse', 'fraud']);

/** What a report says; null for a mail that is none, and for one that reports neither a failure nor a complaint. */
export function readReport(files: readonly MailFile[]): DeliveryReport | null {
  const delivery = files.find(({ type }) => type === 'message/delivery-status');
  if (delivery) return bounceOf(groupsOf(delivery));
  const feedback = files.find(({ type }) => type === 'message/feedback-report');
  const [fields] = feedback ? groupsOf(feedback) : [];
  if (!fields || !COMPLAINTS.has((fields.get('feedback-type') ?? '').toLowerCase())) return null;
  return { kind: 'complaint', isPermanent: false, detail: null };
}

/** RFC 3464: a group of fields about the mail, then one for each recipient. A mail of ours has one recipient. */
function bounceOf(groups: readonly Fields[]): DeliveryReport | null {
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null;
  const status = failed.get('status')?.split(' ')[0] ?? '';
  const said = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '');
  return {
    kind: 'bounce',
    isPermanent: FAILED_FOR_GOOD.test(status) && !NOT_THE_ADDRESS.test(status),
    detail: detailOf([status, said.replace(status, '')].filter(Boolean).join(' ')),
  };
}

/** A line without addresses: reports are kept after their reader's data are erased. */
function detailOf(text: string): string | null {
  const line = withoutDirectionControls(cleanText(text))
    .replace(/<?[^\s<>@]+@[^\s<>]+>?:?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return truncate(line, LONGEST_DETAIL) || null;
}

function groupsOf({ content }: MailFile): Fields[] {
  const text = content
    .subarray(0, LONGEST_REPORT)
    .toString('utf8')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ');
  return text.split(/\n{2,}/).map((group) => new Map(group.split('\n').flatMap(fieldOf)));
}

function fieldOf(line: string): [string, string][] {
  const colon = line.indexOf(':');
  return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
}

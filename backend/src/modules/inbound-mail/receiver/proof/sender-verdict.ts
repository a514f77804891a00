import { Resolver } from 'node:dns/promises';
import { normalizeEmail, type SenderChecks } from '@portal/contracts';
import { authenticate, type DKIMResult, type DMARCResult } from 'mailauth';

/** How a mail came in. */
export interface Envelope {
  /** The client's address. */
  ip: string;
  /** What it called itself. */
  helo: string;
  /** The sender that it gave; empty for bounces. */
  from: string;
  /** Whom it is for, of our addresses. */
  to: readonly string[];
}

/** Whether a sender's domain vouches for a mail. */
export interface SenderVerdict {
  checks: SenderChecks;
  /** The mail is from who it says. */
  isProven: boolean;
  /** It is not, and the domain asks to refuse such mails. */
  isRefused: boolean;
}

/** A mail, and what SPF, DKIM and DMARC are checked with. */
export interface CheckedMail {
  content: Buffer;
  /** The address in its From header. */
  fromAddress: string;
  envelope: Envelope;
  /** Whether a relay passed it on: then its Received header names the client that SPF is checked for. */
  isRelayed: boolean;
  /** Name servers to ask; none: those of the system. */
  dns: readonly string[];
}

/** Milliseconds; a name server that doesn't answer must not hold the sending server for long. */
const DNS_TIMEOUT = 3_000;

/**
 * Checks by SPF, DKIM and DMARC whether a mail is from its From address. Proven is what DMARC passes, or, for a domain
 * without DMARC, what passes SPF or DKIM for the domain in From.
 */
export async function verdictOf(mail: CheckedMail): Promise<SenderVerdict> {
  const { content, fromAddress, isRelayed, dns } = mail;
  const { ip, helo, from } = mail.envelope;
  const resolver = new Resolver({ timeout: DNS_TIMEOUT, tries: 2 });
  if (dns.length > 0) resolver.setServers(dns);
  const { dkim, spf, dmarc } = await authenticate(content, {
    ...(isRelayed ? { trustReceived: true } : { ip, helo }),
    sender: from,
    disableArc: true,
    disableBimi: true,
    resolver: (domain, type) => resolver.resolve(domain, type) as Promise<string[] | string[][]>,
  });
  const isSameSender = dkim.headerFrom.length === 1 && normalizeEmail(dkim.headerFrom[0] ?? '') === fromAddress;
  const passes = dkim.results.filter(({ status }) => status.result === 'pass');
  const whole = passes.filter((signature) => isWhole(signature, content));
  const checks = {
    spf: spf === false ? 'none' : spf.status.result,
    dkim: passes.length > 0 ? 'pass' : (dkim.results[0]?.status.result ?? 'none'),
    dmarc: dmarc === false ? 'none' : dmarc.status.result,
  };
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1);
  const isAligned =
    whole.some(({ signingDomain }) => isSameOrParent(signingDomain ?? '', domain)) ||
    (checks.spf === 'pass' && spf !== false && isSameOrParent(spf.domain, domain));
  return {
    checks,
    isProven: isSameSender && (dmarc === false || checks.dmarc === 'none' ? isAligned : isPassed(dmarc, whole)),
    isRefused: checks.dmarc === 'fail' && dmarc !== false && dmarc.policy === 'reject',
  };
}

/** Whether nothing that is shown can be changed: neither behind the part of the body that `l=` names nor in the head. */
const isWhole = ({ status, signingHeaders }: DKIMResult, content: Buffer): boolean =>
  !status.underSized && coversContent(content, new Set(signingHeaders?.keys.toLowerCase().split(': ')));

/** Whether SPF passes DMARC, or one of these signatures. */
const isPassed = ({ status, alignment }: DMARCResult, signatures: readonly DKIMResult[]): boolean =>
  status.result === 'pass' &&
  (Boolean(alignment.spf.result) || signatures.some((signature) => Boolean(signature.status.aligned)));

/** Whether a domain that vouches is that of the sender, or above it; never below: anybody may have a subdomain. */
const isSameOrParent = (vouching: string, domain: string): boolean =>
  vouching.includes('.') && (domain === vouching.toLowerCase() || domain.endsWith(`.${vouching.toLowerCase()}`));

/** Shown as they are; a signature that leaves out one that the mail has proves nothing of what is shown. */
const SHOWN_HEADERS = ['from', 'subject'];
/** Characters of the sentence for old mail programs that may stand above the first part. */
const MAX_PREAMBLE = 200;
/** Longer runs of Base64 characters are no typed text, which has a space or a full stop before. */
const MAX_TYPED_BASE64 = 60;

const PLAIN_ENCODINGS = new Set(['', '7bit', '8bit', 'binary']);
/** Character sets in which ASCII is ASCII: whatever else is named, English words stay as they are. */
const ASCII_CHARSET =
  /^(?:utf-?8|(?:us-)?ascii|iso-?8859-\d+|latin\d|windows-\d+|cp125\d|koi8-\w+|gb(?:k|2312|18030)|big5|euc-\w+|ks_c_5601-1987|shift[_-]?jis|iso-2022-\w+|tis-620|macintosh)$/;
/** A type with its parameters, without comments and escapes, which programs read differently. */
const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+ ?(?:; ?[^\s;"=()]+ ?= ?(?:"[^"\\]*"|[^\s;"()]+) ?)*;? ?$/;
const PARAMETER = /; ?([^\s;"=()]+) ?= ?(?:"([^"\\]*)"|([^\s;"()]+))/g;

interface ContentType {
  type: string;
  boundary: string | undefined;
  charset: string | undefined;
}

/**
 * Whether a signature of a whole body also says how that body is read (decisions 4.80). It must cover From and Subject.
 * Content-Type and Content-Transfer-Encoding, which large providers leave out, need not be signed where the body itself
 * shows that they are its own.
 * @param content the mail, which has each of these headers at most once
 * @param signed names of its headers that the signature covers, in small letters
 */
export function coversContent(content: Buffer, signed: ReadonlySet<string>): boolean {
  const { head, body } = splitMail(content);
  if (/\r(?!\n)/.test(head)) return false; // some programs begin a line there
  if (SHOWN_HEADERS.some((name) => valueOf(head, name) !== null && !signed.has(name))) return false;
  const type = parseContentType(valueOf(head, 'content-type') ?? 'text/plain');
  const encoding = (valueOf(head, 'content-transfer-encoding') ?? '').toLowerCase();
  return (
    (signed.has('content-type') || (type !== null && isTypeOf(body, type, encoding))) &&
    (signed.has('content-transfer-encoding') || isEncodingOf(body, type?.type ?? '', encoding))
  );
}

/** The head with each header in one line, and the body. */
function splitMail(content: Buffer): { head: string; body: string } {
  const mail = content.toString('latin1');
  const end = /\r?\n\r?\n/.exec(mail);
  const head = mail.slice(0, end?.index).replaceAll(/\r?\n(?=[ \t])/g, '');
  return { head, body: end ? mail.slice(end.index + end[0].length) : '' };
}

/** A header's value; null where there is none. */
function valueOf(head: string, name: string): string | null {
  const value = new RegExp(`^${name}[ \\t]*:(.*)`, 'im').exec(head)?.[1];
  return value === undefined ? null : value.replaceAll(/\s+/g, ' ').trim();
}

function parseContentType(value: string): ContentType | null {
  if (!CONTENT_TYPE.test(value)) return null;
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain] of value.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (parameters.has(key) || /^(?:boundary|charset)\*/.test(key)) return null;
    parameters.set(key, quoted ?? plain ?? '');
  }
  return {
    type: value.split(/[; ]/, 1)[0]?.toLowerCase() ?? '',
    boundary: parameters.get('boundary'),
    charset: parameters.get('charset')?.toLowerCase(),
  };
}

/** Whether an unsigned type is that of the body: its parts begin and end where the body does, or it has none. */
function isTypeOf(body: string, { type, boundary, charset }: ContentType, encoding: string): boolean {
  const found = delimiterOf(body);
  if (type.startsWith('multipart/')) return found !== null && found === boundary;
  if (found !== null || !ASCII_CHARSET.test(charset ?? 'us-ascii')) return false;
  return type === 'text/plain' || (type === 'text/html' && beginsAsHtml(body, encoding));
}

/** What separates the parts of a body that is nothing but parts; null where words stand outside of them. */
function delimiterOf(body: string): string | null {
  const start = body.startsWith('--') ? 0 : body.indexOf('\n--') + 1;
  const preamble = body.slice(0, start).trim();
  if (preamble !== '' && (preamble.length > MAX_PREAMBLE || !preamble.includes('MIME'))) return null;
  const delimiter = /^--(.*)/.exec(body.slice(start))?.[1]?.trimEnd();
  return delimiter && body.trimEnd().endsWith(`\n--${delimiter}--`) ? delimiter : null;
}

/** Plain words that are read as HTML lose what looks like a comment or a hidden part. */
function beginsAsHtml(body: string, encoding: string): boolean {
  const start = body.trimStart().slice(0, 400);
  const text = encoding === 'base64' ? Buffer.from(start, 'base64').toString('latin1') : start;
  return /^(?:=EF=BB=BF|\xef\xbb\xbf)?\s*</i.test(text);
}

/** Whether an unsigned encoding is that of the body; where it is wrong, garbled words are shown. */
function isEncodingOf(body: string, type: string, encoding: string): boolean {
  if (PLAIN_ENCODINGS.has(encoding)) {
    return type.startsWith('multipart/') || body.length < MAX_TYPED_BASE64 || !isBase64(body);
  }
  if (type.startsWith('multipart/')) return false; // RFC 2045, section 6.4
  return encoding === 'base64' ? isBase64(body) : encoding === 'quoted-printable' && isQuotedPrintable(body);
}

function isBase64(body: string): boolean {
  const text = body.replaceAll(/\s+/g, '');
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

const isQuotedPrintable = (body: string): boolean =>
  !/[\x80-\xff]/.test(body) && !/=(?![\dA-F]{2}|[ \t]*\r?$)/im.test(body);

import { Resolver } from 'node:dns/promises';
import { normalizeEmail, type SenderChecks } from '@portal/contracts';
import { authenticate, type DKIMResult, type DMARCResult } from 'mailauth';
import { coversContent } from './signature-coverage.js';

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

import type { RefusedMailReason } from '@portal/contracts';

/** Why a mail or a command isn't taken: the answer's code, and its text with the enhanced code (RFC 3463). */
export class SmtpRefusal extends Error {
  override readonly name = 'SmtpRefusal';

  readonly responseCode: number;
  /** The limit of senders that the mail is above; null for any other refusal. */
  readonly limit: RefusedMailReason | null;

  constructor(responseCode: number, message: string, limit: RefusedMailReason | null = null) {
    super(message);
    this.responseCode = responseCode;
    this.limit = limit;
  }
}

/** Every refusal of the receiver. 4xx: the sender's server tries again later. */
export const refusals = {
  tooManyConnections: () => new SmtpRefusal(421, '4.7.0 Too many connections from your address'),
  noSuchAddress: () => new SmtpRefusal(550, '5.1.1 No such address here'),
  noRelay: () => new SmtpRefusal(550, '5.7.1 Mail for this domain is not received here'),
  tooLarge: () => new SmtpRefusal(552, '5.3.4 The mail is larger than 25 MB'),
  lineTooLong: () => new SmtpRefusal(554, '5.6.0 A line of the mail is too long'),
  tooManyLines: () => new SmtpRefusal(554, '5.6.0 The mail has more than 600,000 lines'),
  tooComplex: () => new SmtpRefusal(554, '5.6.0 The mail takes too long to read'),
  unreadable: () => new SmtpRefusal(554, '5.6.0 The mail has too many parts or too long headers'),
  notAccepted: (reason: string) => new SmtpRefusal(550, `5.6.0 ${reason}`),
  noSender: () => new SmtpRefusal(550, '5.6.0 The mail needs one sender in its From header'),
  repeatedHeader: (name: string) => new SmtpRefusal(550, `5.6.0 The mail has more than one header ${name}`),
  somebodyElses: () => new SmtpRefusal(550, '5.7.1 This reply address belongs to another person'),
  spoofed: () => new SmtpRefusal(550, '5.7.26 The domain of the sender asks to refuse mails that it did not send'),
  loop: () => new SmtpRefusal(554, '5.4.6 Automatic answers without end', 'loop'),
  tooOften: () => new SmtpRefusal(451, '4.7.1 Too many mails from this sender, try again later', 'sender'),
  tooManyStrangers: () => new SmtpRefusal(451, '4.7.1 Too many mails from unknown senders, try again later', 'network'),
  notScanned: () =>
    new SmtpRefusal(451, '4.3.0 Files cannot be checked for malware right now, your server will try again later'),
  later: () => new SmtpRefusal(451, '4.3.0 The mail could not be stored, try again later'),
} as const;

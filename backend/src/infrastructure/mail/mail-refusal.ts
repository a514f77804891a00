/** From this code on a refusal is final: it is caused by this mail, not by the account with the server. */
const NEVER = 550;
const PERMANENT = 500;
/** SMTP's "mailbox name not allowed". */
const NAME_NOT_ALLOWED = 553;

const UNSAFE = String.raw`\s@"(),:;<>\\\[\]\p{Cc}\p{Cf}`;
/** Other scripts' full stops, which mail programs read as dots. */
const DOTS = String.raw`\u3002\uff0e\uff61`;
/** One mailbox and nothing else: whatever mail programs read as names, comments, lists or groups is not in it. */
const ONE_MAILBOX = new RegExp(`^[^${UNSAFE}]+@[^${UNSAFE}${DOTS}]*[^${UNSAFE}${DOTS}.]$`, 'u');

/** The recipient can't be written to; looks like the mail server's own refusal. */
class UnwritableRecipient extends Error {
  readonly responseCode = NAME_NOT_ALLOWED;
}

/**
 * Forms take any text around one @ (decisions, section 2), but `offer<pat@example.com>` or `1,pat@example.com` would
 * reach pat@example.com under another spelling: past the limits of that address, with typed text in the header.
 * @throws Error with `responseCode` 553
 */
export function assertOneMailbox(address: string): void {
  if (!ONE_MAILBOX.test(address)) throw new UnwritableRecipient('The recipient is not one plain mailbox');
}

/** Enhanced codes (RFC 3463) that say that the mailbox doesn't exist or is closed: nothing sent there will arrive. */
const DEAD_MAILBOX = /\b5\.(?:1\.(?:[1236]|10)|2\.1)\b/;

/** The code of a refusal by which the mail server says that there is no such mailbox; undefined for any other failure. */
export function deadMailboxOf(error: unknown): string | undefined {
  if (refusalOf(error) === undefined || !(error instanceof Error) || !('response' in error)) return undefined;
  return DEAD_MAILBOX.exec(String(error.response))?.[0];
}

/** The mail server's "never" as its status, or undefined where another try may help. nodemailer puts the answer on the error. */
export function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  const status = Number(error.responseCode);
  const isAboutRecipient = 'rejected' in error && Array.isArray(error.rejected) && error.rejected.length > 0;
  return status >= (isAboutRecipient ? PERMANENT : NEVER) ? status : undefined;
}

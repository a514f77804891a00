import { expect } from '@playwright/test';

/** A mail as MailDev's REST API shows it. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  to: { address: string }[];
}

const inbox = process.env['E2E_INBOX'] ?? 'http://localhost:1080';

/** The mails to an address whose subject says this, the newest last. */
export async function mailsTo(address: string, subject: RegExp): Promise<Mail[]> {
  const answer = await fetch(`${inbox}/api/email`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject));
}

/** Waits for a mail. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(address, subject)).at(-1)) !== undefined, {
      timeout: 30_000,
      message: `a mail to ${address} about ${subject.source}`,
    })
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** The sign-in link in a mail. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/auth\/verify#token=[\w-]+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`No sign-in link in "${mail.subject}":\n${mail.text}`);
  return link;
}

/** The token of a sign-in link. */
export const tokenIn = (mail: Mail): string => linkIn(mail).split('#token=')[1] ?? '';

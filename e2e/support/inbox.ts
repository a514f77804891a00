import { expect } from '@playwright/test';
import { simpleParser } from 'mailparser';

/** A mail as MailDev's REST API shows it. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  from: { address: string }[];
  to: { address: string }[];
}

/** Where the mail catcher answers. */
export const inbox = process.env['E2E_INBOX'] ?? 'http://localhost:1080';

/** How mails are waited for: by default a look comes only once a second after the first ones. */
export const awaitingMail = { timeout: 30_000, intervals: [100] };

/** The address that the product under test sends from, where others send to the same catcher. */
const sender = process.env['E2E_SENDER'];

/** The mails to an address whose subject contains this text, newest last. */
export async function mailsTo(address: string, subject: RegExp): Promise<Mail[]> {
  const wanted = new URLSearchParams({ 'to.address': address, ...(sender ? { 'from.address': sender } : {}) });
  const answer = await fetch(`${inbox}/api/email?${wanted}`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => subject.test(mail.subject));
}

/** Waits for a mail of this subject, in which these words are; gives the newest. */
export async function mailTo(address: string, subject: RegExp, words = ''): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address, subject)).findLast(({ text }) => text.includes(words));
        return found !== undefined;
      },
      { ...awaitingMail, message: `a mail to ${address} about ${subject.source} ${words}` },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** A mail as it was sent, with one line for each header. */
export async function sourceOf({ id }: Pick<Mail, 'id'>): Promise<string> {
  const source = await (await fetch(`${inbox}/api/email/${id}/source`)).text();
  return source.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
}

/** The files in a mail, inside the text and beside it. */
export async function filesOf({ id }: Pick<Mail, 'id'>): Promise<{ name: string | undefined; content: Buffer }[]> {
  const { attachments } = await simpleParser(await (await fetch(`${inbox}/api/email/${id}/source`)).text());
  return attachments.map(({ filename, content }) => ({ name: filename, content }));
}

/** The address that an answer to a mail goes to. */
export async function replyAddressOf(mail: Mail): Promise<string> {
  const [, address] = /^Reply-To:\s+(\S+)$/m.exec(await sourceOf(mail)) ?? [];
  if (!address) throw new Error(`"${mail.subject}" names no address for answers`);
  return address;
}

/** The sign-in link in a mail. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/auth\/verify#token=[\w-]+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`No sign-in link in "${mail.subject}":\n${mail.text}`);
  return link;
}

/** The link in the newest mail to an address that carries one to this page. */
export async function linkTo(page: string, address: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${page}#token=[^\\s)\\]>]+`);
  let found: string | undefined;
  await expect
    .poll(
      async () => (found = (await mailsTo(address, /./)).map(({ text }) => link.exec(text)?.[0]).findLast(Boolean)),
      { ...awaitingMail, message: `a mail to ${address} with a link to ${page}` },
    )
    .toBeDefined();
  return found ?? '';
}

/** The token of a sign-in link. */
export const tokenIn = (mail: Mail): string => linkIn(mail).split('#token=')[1] ?? '';

/** The 6-digit code in a sign-in mail. */
export function codeIn(mail: Mail): string {
  const [, code] = /^\s*(\d{6})\s*$/m.exec(mail.text) ?? [];
  if (!code) throw new Error(`No code in "${mail.subject}":\n${mail.text}`);
  return code;
}

import supertest from 'supertest';
import type { TestApp } from '../create-test-app.js';
import { eventually } from '../jobs/eventually.js';
import type { ReceivedMail } from './mailbox.js';

export const ORIGIN = 'http://localhost:8080';

/** A client without a cookie jar: each call sends only the cookies that the test passes. */
export const client = ({ url }: TestApp): ReturnType<typeof supertest> => supertest(url);

/** The token of the link and the code, as the reader of the mail finds them. */
export const linkIn = ({ text }: ReceivedMail): { token: string; code: string } => ({
  token: /#token=([\w-]+)/.exec(text)?.[1] ?? '',
  code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '',
});

/** The mail to the address after the given number of earlier ones. */
export const mailAfter = (test: TestApp, email: string, seen: number): Promise<ReceivedMail> =>
  eventually(() => {
    const mail = test.mail.mails.slice(seen).find(({ to }) => to.includes(email));
    if (!mail) throw new Error(`No mail to ${email} yet`);
    return mail;
  });

/** Requests a link and reads its mail. Each call uses a network of its own, so that no limit applies. */
export async function mailedLink(
  test: TestApp,
  email: string,
  wish: object = {},
  headers: Record<string, string> = {},
): Promise<{ requestId: string; token: string; code: string; mail: ReceivedMail }> {
  const seen = test.mail.mails.length;
  const answer = await client(test)
    .post('/api/v1/auth/magic-links')
    .set({ 'x-forwarded-for': anIp(), ...headers })
    .send({ email, ...wish })
    .expect(202);
  const mail = await mailAfter(test, email, seen);
  return { requestId: (answer.body as { data: { request_id: string } }).data.request_id, mail, ...linkIn(mail) };
}

let networks = 0;

/** An unused client address; it counts where the test trusts the loopback as a proxy. */
export function anIp(): string {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

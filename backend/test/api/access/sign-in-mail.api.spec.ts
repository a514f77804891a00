import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { Gate } from '../../support/gate.fixture.js';
import { Mailbox, type ReceivedMail } from '../../support/mail/mailbox.js';
import { client, linkIn } from '../../support/mail/mailed-link.js';

let mailbox: Mailbox;
let gate: Gate;
let test: TestApp;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  gate = await new Gate(new URL(mailbox.url)).open();
  test = await createTestApp({ worker: true, env: { SMTP_URL: gate.url } });
});
afterAll(async () => {
  await test.close();
  await gate.shut();
  await mailbox.close();
});

const signIn = (body: object) =>
  client(test)
    .post('/api/v1/auth/session')
    .send({ transport: 'bearer', ...body });

/** Sends two mails for one request: the server accepts the first, but the answer is lost. */
async function mailedTwice(email: string): Promise<{ requestId: string; mails: [ReceivedMail, ReceivedMail] }> {
  mailbox.clear();
  mailbox.beforeAnswer = async () => {
    mailbox.beforeAnswer = () => Promise.resolve();
    await gate.shut();
    await gate.open();
  };
  const answer = await client(test).post('/api/v1/auth/magic-links').send({ email }).expect(202);
  const mails = await eventually(async () => {
    expect(mailbox.mails).toHaveLength(2);
    expect(
      await test.db.rows('select 1 from magic_link_requests where email = ? and mailed_at is null', [email]),
    ).toEqual([]);
    return mailbox.mails as [ReceivedMail, ReceivedMail];
  }, 20_000);
  return { requestId: (answer.body as { data: { request_id: string } }).data.request_id, mails };
}

/** Each way to sign in, combined with each of the two mails. */
const ways = [
  ['the link of the first mail', 0, 'link'],
  ['the code of the first mail', 0, 'code'],
  ['the link of the second mail', 1, 'link'],
  ['the code of the second mail', 1, 'code'],
] as const;

describe('a sign-in mail whose SMTP answer was lost (decisions, section 3)', () => {
  it.each(ways)(
    'is sent again; %s signs in, and after it nothing else does',
    async (_way, which, kind) => {
      const email = `lost-${which}-${kind}@people.test`;
      const { requestId, mails } = await mailedTwice(email);
      const [first, second] = mails;
      expect(second.messageId).toBe(first.messageId);
      expect(linkIn(second)).not.toEqual(linkIn(first));

      const doors = mails
        .map(linkIn)
        .map(({ token, code }) => ({ link: { token }, code: { request_id: requestId, code } }));
      await signIn(doors[which]?.[kind] ?? {}).expect(201);
      for (const body of doors.flatMap(({ link, code }) => [link, code])) await signIn(body).expect(410);
      expect(
        await test.db.rows('select s.id from sessions s join users u on u.id = s.user_id where u.email = ?', [email]),
      ).toHaveLength(1);
    },
    40_000,
  );
});

import { randomUUID } from 'node:crypto';
import type { MailSuppressionView, NotificationPreferences, Page, SentNotificationView } from '@portal/contracts';
import { eventually } from '../../support/jobs/eventually.js';
import { feedItems } from '../../support/jobs/feed-items.js';
import { FOREIGN, inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';
import { bounceOf, complaintOf } from '../../support/mail/mail-reports.js';
import { client, mailedLink, ORIGIN } from '../../support/mail/mailed-link.js';
import type { ReceivedMail } from '../../support/mail/mailbox.js';
import { Notification } from '../../../src/modules/notifications/index.js';
import type { User } from '../../../src/modules/users/index.js';

const calls = inboundCalls({ worker: true });
const { send, refused, settled, call } = calls;

let count = 0;
/** Has a mail written to this user; answers it, or undefined where none went. */
async function write(to: User): Promise<ReceivedMail | undefined> {
  const title = `Message ${++count}`;
  const message = {
    template: 'message',
    category: 'approvals',
    title,
    body: '',
    link: '/',
    data: { text: 'We moved.' },
  } as const;
  await calls.test.db.given((em) => {
    em.persist(Notification.mail(randomUUID(), to, message));
    return {};
  });
  await eventually(async () => expect((await historyOf(to))[0]).not.toMatchObject({ status: 'queued' }));
  return calls.test.mail.mails.find(({ subject }) => subject === title);
}
async function written(to: User): Promise<ReceivedMail> {
  const mail = await write(to);
  if (!mail) throw new Error(`No mail to ${to.email}`);
  return mail;
}
const historyOf = async ({ id }: User): Promise<SentNotificationView[]> => {
  const { body } = await call('admin', 'get', `/notifications/sent?channel=email&recipient_id=${id}`).expect(200);
  return (body as Page<SentNotificationView>).data;
};
const listed = async (query: string): Promise<MailSuppressionView[]> => {
  const { body } = await call('admin', 'get', `/notifications/suppressions?${query}`).expect(200);
  return (body as Page<MailSuppressionView>).data;
};
const stateOf = async ({ email }: User) => (await listed(`search=${encodeURIComponent(email)}`))[0];
const report = async (mail: Parameters<typeof send>[0]): Promise<void> => {
  await send(mail, FOREIGN);
  await settled();
};

describe('a mail that comes back (RFC 3464, decisions 6.40)', () => {
  it('counts once, for good, and only with the address that it was sent from; from the second on none is sent', async () => {
    const { customer } = calls.cast;
    const first = await written(customer);
    expect(first.returnPath).toMatch(/^support\+n[0-9a-z]+\.[0-9a-z]+@help\.test$/);
    await report(bounceOf(first));
    await report(bounceOf(first));
    expect(await stateOf(customer)).toMatchObject({ status: 'watched', bounces: 1, user_id: customer.id });
    expect((await historyOf(customer))[0]).toMatchObject({
      status: 'failed',
      reason: 'It came back: 5.1.1 550 is unknown',
    });
    const second = await written(customer);
    const forged = second.returnPath.replace(/\.\w+@/, '.1x2y3z4a5b6c@');
    expect(await refused(bounceOf(second, '5.1.1', forged), FOREIGN)).toMatchObject({ responseCode: 550 });
    await report(bounceOf(second, '5.1.1', SUPPORT)); // knows the Message-ID, but not the address
    await report(bounceOf(second, '4.9.9'));
    expect(await stateOf(customer)).toMatchObject({ status: 'watched', bounces: 1 });
    await report(bounceOf(await written(customer), '5.2.2'));
    expect(await stateOf(customer)).toMatchObject({ status: 'watched', bounces: 1 });
    await report(bounceOf(second));
    expect(await stateOf(customer)).toMatchObject({ status: 'suppressed', bounces: 2, detail: '5.1.1 550 is unknown' });
    const bell = await call('admin', 'get', '/notifications').expect(200);
    expect(bell.body).toMatchObject({
      data: [{ title: `Mail to ${customer.email} came back twice; no more is sent` }],
    });
    expect(await write(customer)).toBeUndefined();
    expect((await historyOf(customer))[0]).toMatchObject({
      status: 'suppressed',
      reason: 'Earlier mails to this address came back',
    });
  });

  it('is sent again after a click of an admin, which is refused where nothing is held back', async () => {
    const { coworker } = calls.cast;
    for (let mails = 0; mails < 2; mails++) await report(bounceOf(await written(coworker)));
    const held = await stateOf(coworker);
    const lift = (body: object) => call('admin', 'put', `/notifications/suppressions/${held?.id}`).send(body);
    await lift({ status: 'lifted', version: 1 }).expect(409);
    await lift({ status: 'watched' }).expect(400);
    const { body } = await lift({ status: 'lifted', version: held?.version }).expect(200);
    expect(body).toMatchObject({ data: { status: 'lifted', bounces: 0, lifted_by: 'Avery Test' } });
    await lift({ status: 'lifted' }).expect(409);
    await call('customer', 'get', '/notifications/suppressions').expect(403);
    await report(bounceOf(await written(coworker)));
    expect(await stateOf(coworker)).toMatchObject({ status: 'lifted', bounces: 1 });
  });

  it('keeps no one from signing in: the link goes, and who signs in by it gets mail again', async () => {
    const { stranger } = calls.cast;
    for (let mails = 0; mails < 2; mails++) await report(bounceOf(await written(stranger)));
    expect(await stateOf(stranger)).toMatchObject({ status: 'suppressed' });
    const { token, mail } = await mailedLink(calls.test, stranger.email);
    expect(mail.returnPath).toMatch(/^support\+s/);
    await client(calls.test).post('/api/v1/auth/session').set({ origin: ORIGIN }).send({ token }).expect(201);
    await settled();
    expect(await stateOf(stranger)).toMatchObject({ status: 'lifted', lifted_by: null });
  });

  it('leaves a person’s mail to such an address to the sender, and an automatic answer to no one', async () => {
    const mail = await written(calls.cast.primary);
    const to = mail.returnPath;
    expect(await refused({ from: 'pat@elsewhere.test', to }, FOREIGN)).toMatchObject({ responseCode: 550 });
    await send({ from: 'pat@elsewhere.test', to, headers: { 'Auto-Submitted': 'auto-replied' } }, FOREIGN);
    expect(await calls.mails()).toEqual([]);
    expect(await stateOf(calls.cast.primary)).toBeUndefined();
  });
});

it('A complaint switches off what can be switched off, and only its reader can take that back (RFC 5965)', async () => {
  const { primary } = calls.cast;
  const mail = await written(primary);
  const forged = `${mail.reference.split('.')[0]}.1x2y3z4a5b6c`;
  await report(complaintOf(mail, SUPPORT, forged));
  expect(await stateOf(primary)).toBeUndefined();
  await report(complaintOf(mail, SUPPORT));
  const { body } = await call('primary', 'get', '/notifications/preferences').expect(200);
  const { preferences } = (body as { data: NotificationPreferences }).data;
  expect(preferences.filter(({ email }) => email !== 'off').map(({ category }) => category)).toEqual(['security']);
  const held = await stateOf(primary);
  expect(held).toMatchObject({ kind: 'complaint', status: 'suppressed' });
  const lifted = call('admin', 'put', `/notifications/suppressions/${held?.id}`).send({ status: 'lifted' });
  expect((await lifted.expect(409)).body).toMatchObject({ code: 'mail_suppression.complaint' });
  const event = {
    id: randomUUID(),
    name: 'mail_suppression.status_changed',
    entity_id: held?.id,
    occurred_at: new Date('2026-03-02T15:00:00Z'),
  };
  expect(await feedItems(calls.test.app, event)).toMatchObject([{ change: { record: { address: primary.email } } }]);
  await calls.test.db.rows('delete from mail_suppressions returning 1');
  expect(await feedItems(calls.test.app, event)).toEqual([]);
});

import type { MailChoice, NotificationCategory } from '@portal/contracts';
import { UnsubscribeLinks } from '../../../src/modules/notifications/index.js';
import { client } from '../../support/mail/mailed-link.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast } = appWithCast();

const tokenFor = (...categories: NotificationCategory[]) =>
  app.db.service(UnsubscribeLinks).tokenFor({ userId: cast.customer.id, categories });
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  client(app).post(`/unsubscribe/${token}`).set('content-type', 'application/x-www-form-urlencoded').send(body);
const choose = (body: object) => client(app).post('/api/v1/notifications/mail-choice').send(body);
const choiceOf = async (token: string, preferences?: MailChoice['preferences']): Promise<MailChoice> =>
  ((await choose({ token, preferences }).expect(200)).body as { data: MailChoice }).data;

describe('unsubscribing by the link of a mail (RFC 8058, decisions 6.17)', () => {
  it('is one call without a session for the categories of the mail, and is taken back on the page', async () => {
    const token = tokenFor('billing', 'projects');
    const before = await choiceOf(token);
    expect(before.preferences).toEqual([
      { category: 'billing', email: 'at_once' },
      { category: 'projects', email: 'daily' },
    ]);
    expect(before.address).toBe(`d***${cast.customer.email.slice(cast.customer.email.indexOf('@'))}`);
    await oneClick(token).expect(200);
    expect((await choiceOf(token)).preferences.map(({ email }) => email)).toEqual(['off', 'off']);
    expect((await choiceOf(tokenFor('tickets'))).preferences).toEqual([{ category: 'tickets', email: 'at_once' }]);
    expect(await choiceOf(token, before.preferences)).toEqual(before);
  });

  it('is a form of either kind that RFC 8058 names', async () => {
    const token = tokenFor('billing');
    const form = '--q\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--q--\r\n';
    const post = (body: string) =>
      client(app).post(`/unsubscribe/${token}`).set('content-type', 'multipart/form-data; boundary=q').send(body);
    await post(form).expect(200);
    expect((await choiceOf(token)).preferences.map(({ email }) => email)).toEqual(['off']);
    await post(form.replace('One-Click', 'No')).expect(400);
    await choiceOf(token, [{ category: 'billing', email: 'at_once' }]);
  });

  it('says which form it takes to a call with another or without one', async () => {
    for (const body of ['something=else', '']) {
      const refused = await oneClick(tokenFor('billing'), body).expect(400);
      expect(refused.body).toMatchObject({
        code: 'invalid',
        details: [{ message: 'Send a form with the field List-Unsubscribe=One-Click' }],
      });
    }
  });

  it('once or twice, remembers what held before, for the page to take it back', async () => {
    const token = tokenFor('meetings', 'mentions', 'projects');
    await choiceOf(token, [{ category: 'meetings', email: 'hourly' }]);
    await oneClick(token).expect(200);
    await oneClick(token).expect(200);
    const { preferences, before } = await choiceOf(token);
    expect(preferences.map(({ email }) => email)).toEqual(['off', 'off', 'off']);
    expect(before.map(({ email }) => email)).toEqual(['hourly', 'at_once', 'daily']);
    expect((await choiceOf(token, before)).preferences).toEqual(before);
  });

  it('needs a link that was signed here, and changes nothing else', async () => {
    const token = tokenFor('billing');
    const forged = token.replace('billing', 'tickets');
    await oneClick(forged).expect(404);
    expect((await choose({ token: forged }).expect(404)).body).toMatchObject({ code: 'notification.link_invalid' });
    await choose({ token, preferences: [{ category: 'tickets', email: 'off' }] }).expect(404);
    await choose({ token, preferences: [{ category: 'billing', email: 'never' }] }).expect(400);
    await oneClick(token, 'something=else').expect(400);
    await client(app).post(`/unsubscribe/${token}`).send({}).expect(400);
    expect((await choiceOf(tokenFor('billing', 'tickets'))).preferences.map(({ email }) => email)).toEqual([
      'at_once',
      'at_once',
    ]);
  });
});

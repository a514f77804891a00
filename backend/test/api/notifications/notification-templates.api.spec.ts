import type { NotificationTemplateDetail, NotificationTemplateView, TemplateVersionView } from '@portal/contracts';
import { CreateTicket } from '@portal/contracts';
import { actorOf } from '../../factories/cast.factory.js';
import { deliverEvents } from '../../support/jobs/deliver-events.js';
import { appWithCast } from '../../support/with-cast.js';
import { ConversationsService } from '../../../src/modules/support-conversation/conversations.service.js';

const { app, cast, as } = appWithCast();

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const sent = app.http[method](`/api/v1/notifications/templates${path}`).set(as.admin);
  return body ? sent.send(body) : sent;
};
const detail = async (name: string): Promise<NotificationTemplateDetail> =>
  ((await call('get', `/${name}`).expect(200)).body as { data: NotificationTemplateDetail }).data;

describe('the texts of messages', () => {
  it('are listed with what they are, for the specification’s call as well', async () => {
    const { body } = await call('get', '').expect(200);
    const { data } = body as { data: NotificationTemplateView[] };
    expect(data.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sign_in', 'welcome', 'task_assigned', 'invoice_issued']),
    );
    for (const { label, description, recipients, number } of data)
      expect([label !== '', description !== '', recipients !== '', number]).toEqual([true, true, true, null]);
    const called = await app.http.get('/functions/v1/notifications?action=templates').set(as.admin).expect(200);
    expect(called.body).toEqual(body);
  });

  it('are shown with the built-in words and what they are filled with', async () => {
    const shown = await detail('invoice_reminder');
    expect(shown.text).toEqual(shown.built_in);
    expect(shown.text.subject).toContain('{{ days }} overdue');
    expect(shown.variables).toContainEqual({
      name: 'days',
      meaning: expect.any(String) as string,
      example: '7 days',
      mail_only: false,
    });
    expect((await detail('task_assigned')).text).toMatchObject({ subject: null, body: null, action: null });
    await call('get', '/nothing').expect(404);
    await call('get', '/__proto__').expect(404);
  });

  it('are versions: written, refused when stale, compared, used again, and left for the built-in text', async () => {
    const written = await call('put', '/ticket_assigned', { body: 'First', number: null }).expect(200);
    expect(written.body).toMatchObject({
      data: { number: 1, text: { body: 'First', title: '{{ ticket_number }} is yours' } },
    });
    const late = await call('put', '/ticket_assigned', { body: 'Late', number: null }).expect(409);
    expect(late.body).toMatchObject({ code: 'stale_version', current: { number: 1 } });
    await call('put', '/ticket_assigned', { title: '{{ ticket_number }}!', number: 1 }).expect(200);
    const { body } = await call('get', '/ticket_assigned/versions').expect(200);
    const versions = (body as { data: TemplateVersionView[] }).data;
    expect(versions.map(({ number, is_current, text }) => [number, is_current, text.body, text.title])).toEqual([
      [2, true, 'First', '{{ ticket_number }}!'],
      [1, false, 'First', '{{ ticket_number }} is yours'],
    ]);
    expect(versions[0]?.author_name).toBe('Avery Test');
    expect((await call('post', '/ticket_assigned/revert', { number: 1 }).expect(200)).body).toMatchObject({
      data: { number: 1 },
    });
    const builtIn = await call('post', '/ticket_assigned/revert', { number: null }).expect(200);
    expect(builtIn.body).toMatchObject({ data: { number: null, text: { body: 'This ticket is yours now.' } } });
    await call('post', '/ticket_assigned/revert', { number: 9 }).expect(404);
    expect((await app.db.events('notification_template.changed')).map(({ payload }) => payload['number'])).toEqual([
      1,
      2,
      1,
      null,
    ]);
  });

  it.each([
    [{ body: 'Hello\n{{ greeting' }, 'body', 'Line 2: output "{{ greeting" not closed'],
    [{ subject: '{{ nickname }}' }, 'subject', 'Line 1: {{ nickname }} is no variable of this text'],
    [{ title: '{{ message }}' }, 'title', 'Line 1: {{ message }} is no variable of this text'],
    [{ body: '{% include "x" %}' }, 'body', 'Line 1: tag "include" not found'],
    [{ body: '{% for i in (1..99999999) %}{% endfor %}' }, 'body', expect.stringContaining('limit') as string],
    [{ action: ' ' }, 'action', 'Required'],
    [{ body: '{%- if false -%}x{%- endif -%}' }, 'body', 'The text is empty once it is filled in'],
    [{ action: '{% comment %}x{% endcomment %}' }, 'action', 'The text is empty once it is filled in'],
  ])('refuse %j, naming the line', async (text, path, message) => {
    for (const answer of [
      await call('put', '/ticket_reply', text).expect(400),
      await call('post', '/ticket_reply/preview', text).expect(400),
    ])
      expect(answer.body).toMatchObject({ code: 'invalid', details: [{ path, message }] });
    expect((await detail('ticket_reply')).number).toBeNull();
  });

  it('are shown as their reader gets them, from the examples or from a mail that went, and sent to oneself', async () => {
    const { title } = (await call('post', '/task_assigned/preview', {}).expect(200)).body.data as { title: string };
    expect(title).toBe('Avery Cole gave you the task “Order the switches”');
    await app.db.as(actorOf(cast.customer), () =>
      app.db
        .service(ConversationsService)
        .open(actorOf(cast.customer), CreateTicket.parse({ title: 'Real <i>fan</i>', description: 'Loud' })),
    );
    await deliverEvents(app.app);
    const { samples } = await detail('ticket_received');
    expect(samples).toHaveLength(1);
    const text = { body: 'About {{ ticket_title }}', sample_id: samples[0]?.id };
    const preview = (await call('post', '/ticket_received/preview', text).expect(200)).body as {
      data: { subject: string; html: string; text: string };
    };
    expect(preview.data.html).toContain('About Real &lt;i&gt;fan&lt;/i&gt;');
    expect(preview.data.text).toContain('About Real <i>fan</i>');
    expect(preview.data.html).toContain('>Priority</th>');
    const foreign = { ...text, body: 'x' };
    await call('post', '/ticket_reply/preview', foreign).expect(404);
    expect((await call('post', '/ticket_received/test', text).expect(200)).body).toEqual({
      data: { sent_to: cast.admin.email },
    });
    const [mail] = await app.db.rows<{ title: string; data: Record<string, string> }>(
      `select title, data from notifications where template = 'message' and recipient_id = ?`,
      [cast.admin.id],
    );
    expect(mail?.title).toMatch(/^\[Test\] \[S-.+\] Real <i>fan<\/i>$/);
    expect(mail?.data['text']).toBe(String.raw`About Real \<i\>fan\<\/i\>`);
  });
});

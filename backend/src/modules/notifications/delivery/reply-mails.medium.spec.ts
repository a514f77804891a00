import { mentionToken, type CommentVisibility } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../../test/factories/consultation.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { AttachmentsService } from '../../comments/index.js';
import type { User } from '../../users/index.js';
import { ConsultationContactsService } from '../../consultation-conversation/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const reply = (user: User, id: string, body: string, visibility: CommentVisibility = 'public') =>
  context.db.as(actorOf(user), () =>
    context.db.service(ConsultationContactsService).reply(actorOf(user), id, { body, visibility }),
  );
const recipients = (id: string) =>
  context.db.rows<{ recipient_email: string; channel: string }>(
    `select recipient_email, channel from notifications where data ->> 'consultation_id' = ? order by created_at`,
    [id],
  );

describe('a reply in the conversation of a request (decisions, section 6)', () => {
  it('reaches its customer by mail at once, with its text and the way to the request', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, title: 'Phones' }));
    await reply(cast.admin, consultation.id, 'Does Tuesday at ten work?\nWe bring two <phones>.');
    const mail = await mailbox().next(cast.customer.email, /^We replied to your request C-/);
    expect(mail.text).toContain('Avery Test wrote:');
    expect(mail.text).toContain('Does Tuesday at ten work?\nWe bring two <phones>.');
    expect(mail.text).toContain(`/customer/consultations/${consultation.id}`);
    expect(mail.html).toContain('We bring two &lt;phones&gt;.');
    const rows = await context.db.rows<object>(
      `select template, body from notifications where data ->> 'consultation_id' = ?`,
      [consultation.id],
    );
    // the rows quote nothing (decisions 6.11); the step that comes with the reply has none of its own (decisions 4.100)
    const row = { template: 'consultation_reply', body: 'Phones' };
    expect(rows).toEqual([row, row]);
  });

  it('brings somebody who has never signed in a sign-in link, and quotes nothing that was typed', async () => {
    const { user } = await context.db.given(aUser({ status: 'invited' }));
    const { consultation } = await context.db.given(
      aConsultation({ customer: user, source: 'public', title: 'Pay at evil.example' }),
    );
    await reply(cast.admin, consultation.id, 'We can help.');
    const mail = await mailbox().next(user.email, /^We replied to your request C-/);
    expect(mail.text).toContain('We can help.');
    expect(mail.text).toMatch(/\/auth\/verify#token=/);
    for (const part of [mail.text, mail.html, mail.subject]) expect(part).not.toMatch(/evil/);
  });

  it('of the customer reaches the assigned admin and those who wrote, else all', async () => {
    const [talked, fresh] = [
      (await context.db.given(aConsultation({ customer: cast.customer, title: 'Talked' }))).consultation,
      (await context.db.given(aConsultation({ customer: cast.customer, title: 'Fresh' }))).consultation,
    ];
    await reply(cast.otherAdmin, talked.id, 'Does Tuesday work?');
    await mailbox().next(cast.customer.email, /^We replied/);
    await reply(cast.customer, talked.id, 'It does.');
    const mail = await mailbox().next(cast.otherAdmin.email, /^Dana Test answered in C-/);
    expect(mail.text).toContain('It does.');
    await reply(cast.customer, fresh.id, 'Anybody there?');
    await mailbox().next(cast.admin.email, /^Dana Test answered in C-/);
    await eventually(async () => {
      const toStaff = async (id: string) =>
        [...new Set((await recipients(id)).map(({ recipient_email }) => recipient_email))]
          .filter((email) => email && email !== cast.customer.email)
          .sort();
      expect(await toStaff(talked.id)).toEqual([cast.otherAdmin.email]);
      expect(await toStaff(fresh.id)).toEqual([cast.admin.email, cast.otherAdmin.email].sort());
    });
  });

  it('that is internal reaches the assigned admin and who is named, and never the customer', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, title: 'Quiet' }));
    const named = mentionToken({ id: cast.otherAdmin.id, name: 'x' });
    await reply(cast.admin, consultation.id, `${named} they pay late.`, 'internal');
    const mail = await mailbox().next(cast.otherAdmin.email, /^Note in C-/);
    expect(mail.text).toContain('they pay late.');
    expect(
      [...new Set((await recipients(consultation.id)).map(({ recipient_email: to }) => to))].filter(Boolean),
    ).toEqual([cast.otherAdmin.email]);
  });

  it('stays unsent where its reader wants no such mail, with the reason on record', async () => {
    const { user } = await context.db.given(aUser());
    await context.db.rows(
      `insert into notification_preferences (user_id, category, email) values (?, 'consultations', 'off') returning 1`,
      [user.id],
    );
    const { consultation } = await context.db.given(aConsultation({ customer: user }));
    await reply(cast.admin, consultation.id, 'Hello');
    await eventually(async () => {
      expect(
        await context.db.rows(`select status, reason from notifications where recipient_id = ? and channel = 'email'`, [
          user.id,
        ]),
      ).toEqual([{ status: 'suppressed', reason: 'Switched off in the notification preferences' }]);
    });
  });

  it('has our files, and names the customer’s with their sizes to the team', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, title: 'Plans' }));
    const withFile = (user: User, body: string, file_name: string) =>
      context.db.as(actorOf(user), async () => {
        const input = { body, visibility: 'public', files: 1 } as const;
        const written = context.db.service(ConsultationContactsService).reply(actorOf(user), consultation.id, input);
        const file_data = Buffer.from('Words. '.repeat(300)).toString('base64');
        await context.db.service(AttachmentsService).add(actorOf(user), (await written).id, { file_name, file_data });
      });
    await withFile(cast.admin, 'Our plan is here.', 'plan.txt');
    const ours = await mailbox().next(
      cast.customer.email,
      new RegExp(`^We replied to your request ${consultation.reference}`),
    );
    expect(ours.files.map(({ filename }) => filename)).toEqual(['plan.txt']);
    await withFile(cast.customer, 'And this is mine.', 'mine.txt');
    const theirs = await mailbox().next(
      cast.admin.email,
      new RegExp(`^Dana Test answered in ${consultation.reference}`),
    );
    expect(theirs.text).toContain('Files, to be found in the request: mine.txt (2.1 KB)');
    expect(theirs.files).toEqual([]);
  });
});

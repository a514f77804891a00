import { CreateTicket, ReplyToTicket } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { png } from '../../../../test/support/mail/sample-files.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { AttachmentsService } from '../../comments/index.js';
import { ConversationsService } from '../../support-conversation/conversations.service.js';
import type { User } from '../../users/index.js';

const { context, cast, mailbox } = workerWithMailbox();

const conversations = () => context.db.service(ConversationsService);
const open = (title: string) =>
  context.db.as(actorOf(cast.customer), () =>
    conversations().open(actorOf(cast.customer), CreateTicket.parse({ title, description: 'It is off.' })),
  );
/** Answers as an admin does: first the words, which say how many files come, then each file. */
const answer = (id: string, visibility: 'public' | 'internal', files: number) =>
  context.db.as(actorOf(cast.admin), () =>
    conversations().reply(actorOf(cast.admin), id, ReplyToTicket.parse({ body: 'Press this.', visibility, files })),
  );
const attach = (author: User, commentId: string, name: string, content: Buffer) =>
  context.db.as(actorOf(author), () =>
    context.db
      .service(AttachmentsService)
      .add(actorOf(author), commentId, { file_name: name, file_data: content.toString('base64') }),
  );
const text = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024, 'Words. ');

describe('the mail about an answer', () => {
  it('waits for the files that come with it and has them, as far as they fit; the others are named', async () => {
    const { id } = await open('Which button');
    const { message } = await answer(id, 'public', 3);
    await attach(cast.admin, message.id, 'button.png', png);
    await attach(cast.admin, message.id, 'first.txt', text(2));
    expect((await mailbox().next(cast.customer.email, /Which button/)).text).not.toContain('Press this.');
    await attach(cast.admin, message.id, 'second.txt', text(9));
    const mail = await eventually(async () => {
      const newest = await mailbox().next(cast.customer.email, /Which button/);
      expect(newest.text).toContain('Press this.');
      return newest;
    });
    expect(mail.files.map(({ filename, contentType, content }) => [filename, contentType, content.length])).toEqual([
      ['button.png', 'image/png', png.length],
      ['first.txt', 'text/plain', text(2).length],
    ]);
    expect(mail.text).toContain('Attached: button.png, first.txt');
    expect(mail.text).toContain('Too large for a mail, to be found in the ticket: second.txt');
    expect(mail.text).toContain(`/customer/support/${id}`);
  });

  it('of a customer names their files and sizes to the team, and carries none', async () => {
    const { id } = await open('Which screen');
    const { message } = await context.db.as(actorOf(cast.customer), () =>
      conversations().reply(actorOf(cast.customer), id, ReplyToTicket.parse({ body: 'This one.', files: 1 })),
    );
    await attach(cast.customer, message.id, 'screen.txt', text(2));
    const mail = await eventually(async () => {
      const newest = await mailbox().next(cast.admin.email, /Which screen/);
      expect(newest.text).toContain('This one.');
      return newest;
    });
    expect(mail.text).toContain('Files, to be found in the ticket: screen.txt (2 MB)');
    expect(mail.files).toEqual([]);
  });

  it('has nothing of an internal note', async () => {
    const { id } = await open('Which cable');
    const { message } = await answer(id, 'internal', 1);
    await attach(cast.admin, message.id, 'secret.png', png);
    const { message: shown } = await answer(id, 'public', 0);
    const mail = await eventually(async () => {
      const newest = await mailbox().next(cast.customer.email, /Which cable/);
      expect(newest.text).toContain(shown.body);
      return newest;
    });
    expect(mail.files).toEqual([]);
    expect(mail.text).not.toContain('secret.png');
  });
});

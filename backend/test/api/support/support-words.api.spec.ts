import { ticketCalls } from '../../support/calls/ticket-calls.js';
import { eventually } from '../../support/jobs/eventually.js';

const calls = ticketCalls(undefined, { worker: true });
const { call, open, reply, threadOf, settled } = calls;

describe('what was written in a ticket (decisions 4.90)', () => {
  const edit = (who: 'admin' | 'otherAdmin' | 'customer', id: string) =>
    call(who, 'put', `/task-comments/${id}`).send({ body: 'Other words' });
  const attach = (who: 'admin' | 'customer', id: string) =>
    call(who, 'post', `/task-comments/${id}/attachments`).send({
      file_name: 'note.txt',
      file_data: Buffer.from('A note').toString('base64'),
    });

  it('is edited by its author alone, and gets files from nobody else', async () => {
    const ticket = await open();
    const { message } = await reply('admin', ticket.id);
    await edit('admin', ticket.first_message_id).expect(403);
    await attach('admin', ticket.first_message_id).expect(403);
    await edit('otherAdmin', message.id).expect(403);
    await edit('customer', message.id).expect(403);
    expect((await threadOf('customer', ticket.id)).map(({ edited_at }) => edited_at)).toEqual([null, null]);
    await edit('customer', ticket.first_message_id).expect(200);
    await attach('customer', ticket.first_message_id).expect(201);
    await edit('admin', message.id).expect(200);
    await settled();
  });

  it('is deleted by an admin with a note for the team; the customer doesn’t read who did', async () => {
    const ticket = await open();
    await call('admin', 'delete', `/task-comments/${ticket.first_message_id}`).expect(200);
    await eventually(async () =>
      expect(await threadOf('otherAdmin', ticket.id)).toMatchObject([
        {
          author_id: calls.cast.admin.id,
          visibility: 'internal',
          body: expect.stringMatching(/^Deleted a message of the customer’s, written on \w+ \d+, \d{4}$/) as string,
        },
      ]),
    );
    expect(await threadOf('customer', ticket.id)).toEqual([]);
    const own = await reply('customer', ticket.id);
    await call('customer', 'delete', `/task-comments/${own.message.id}`).expect(200);
    await settled();
    expect(await threadOf('otherAdmin', ticket.id)).toHaveLength(1);
  });
});

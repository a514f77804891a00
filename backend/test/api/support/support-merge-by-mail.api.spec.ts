import type { CommentView, OpenedTicket } from '@portal/contracts';
import { inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';
import { png } from '../../support/mail/sample-files.js';
import { whileHeld } from '../../support/database/while-held.js';

const calls = inboundCalls();
const { call, open, change, get, threadOf, send, replyAddress } = calls;

const TAKEN = expect.stringMatching(/^250 /) as string;

type Order = 'the mail first' | 'the merge first';
type Way = 'its reply address' | 'the support address';

const cases = (['the mail first', 'the merge first'] as const).flatMap((order: Order) =>
  (['an older ticket', 'a newer ticket'] as const).flatMap((which) =>
    (['its reply address', 'the support address'] as const).map((way: Way) => ({ order, which, way })),
  ),
);

/** The customer's answer in the thread of a ticket, with a picture, as a mail. */
const byMail = (ticket: OpenedTicket, way: Way) => () =>
  send({
    from: calls.cast.customer.email,
    messageId: `<answer.${ticket.id}@bakery.test>`,
    to: way === 'its reply address' ? replyAddress(ticket.number, calls.cast.customer) : SUPPORT,
    inReplyTo: `<ticket.${ticket.id}@pamlico-it.example>`,
    subject: 'Re: Printer',
    text: 'It blinks.',
    attachments: [{ filename: 'front.png', content: png }],
  });

const byMerge = (from: OpenedTicket, into: OpenedTicket) => async (): Promise<string> => {
  await call('admin', 'post', `/support/tickets/${from.id}/merge`).send({ into_id: into.id }).expect(200);
  return 'merged';
};

/** Two tickets of the customer; the one that is to stay waits for an answer. */
async function twoTickets(which: 'an older ticket' | 'a newer ticket') {
  const older = await open('customer', { description: 'Older' });
  const newer = await open('customer', { description: 'Newer' });
  const [from, into] = which === 'an older ticket' ? [newer, older] : [older, newer];
  await change('admin', into.id, { status: 'pending' });
  return { from, into };
}

/** All words are in the thread that stayed, the mail's once and with its picture, and it is at work again. */
async function expectKept(from: OpenedTicket, into: OpenedTicket): Promise<void> {
  const thread = await threadOf('customer', into.id);
  expect(thread.map(({ body }) => body).sort()).toEqual(['It blinks.', 'Newer', 'Older']);
  expect(await threadOf('admin', from.id)).toEqual([]);
  const message = thread.find(({ body }) => body === 'It blinks.') as CommentView;
  expect(message).toMatchObject({
    author_id: calls.cast.customer.id,
    visibility: 'public',
    attachments: [{ file_name: 'front.png', task_id: into.id }],
  });
  const picture = await call('customer', 'get', `/attachments/${message.attachments[0]?.id}/content`).expect(200);
  expect(Buffer.compare(picture.body as Buffer, png)).toBe(0);
  expect(await get('customer', from.id)).toMatchObject({ status: 'closed', merged_into_id: into.id });
  expect(await get('customer', into.id)).toMatchObject({ status: 'open', last_reply_by: 'customer' });
  expect(await calls.test.db.rows('select status, comment_id from inbound_mails')).toEqual([
    { status: 'filed', comment_id: message.id },
  ]);
}

describe('a mail comes in while its ticket is merged into another (decisions, section 4)', () => {
  it.each(cases)('no word is lost: $order, into $which, to $way', async ({ order, which, way }) => {
    const { from, into } = await twoTickets(which);
    const steps = [byMail(from, way), byMerge(from, into)];
    const answers = await whileHeld(calls.test, from.id, order === 'the mail first' ? steps : steps.reverse());
    expect(answers.sort()).toEqual([TAKEN, 'merged']);
    await expectKept(from, into);
  });

  it.each(['the mail first', 'the merge first'] as const)(
    'it is there once when its server sends it again meanwhile: %s',
    async (order) => {
      const { from, into } = await twoTickets('a newer ticket');
      const mail = byMail(from, 'its reply address');
      const steps = order === 'the mail first' ? [mail, byMerge(from, into), mail] : [byMerge(from, into), mail, mail];
      const answers = await whileHeld(calls.test, from.id, steps);
      expect(answers.sort()).toEqual([TAKEN, TAKEN, 'merged']);
      expect(await mail()).toEqual(TAKEN);
      await expectKept(from, into);
    },
  );
});

import type { CommentView, ConsultationView, Page } from '@portal/contracts';
import { aConsultation } from '../../factories/consultation.factory.js';
import { FOREIGN, inboundCalls } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails, replyAddress } = calls;

const given = async (): Promise<{ id: string; reference: string }> =>
  (await calls.test.db.given(aConsultation({ customer: calls.cast.customer, title: 'Two phones' }))).consultation;
const thread = async (as: 'admin' | 'customer', id: string): Promise<CommentView[]> => {
  const { body } = await calls.call(as, 'get', `/task-comments?consultation_id=${id}`).expect(200);
  return (body as Page<CommentView>).data;
};
const request = async (id: string): Promise<ConsultationView> => {
  const { body } = await calls.call('admin', 'get', `/consultation-requests/${id}`).expect(200);
  return (body as { data: ConsultationView }).data;
};

describe('a mail answers a request (decisions 4.104)', () => {
  it('of its customer with files and without what it quotes, in the conversation', async () => {
    const { id, reference } = await given();
    await calls
      .call('admin', 'post', `/consultation-requests/${id}/replies`)
      .send({ body: 'Does Tuesday at ten work for you?' })
      .expect(201);
    await send({
      from: calls.cast.customer.email,
      to: replyAddress(reference, calls.cast.customer),
      subject: `Re: We replied to your request ${reference}`,
      text: 'It does.\n\nOn Friday Pamlico wrote:\n> Does Tuesday at ten work for you?',
      attachments: [{ filename: 'desk.txt', content: 'Two phones, one desk.' }],
    });
    const [, answer] = await thread('customer', id);
    expect(answer).toMatchObject({
      body: 'It does.',
      visibility: 'public',
      task_id: null,
      consultation_id: id,
      author_id: calls.cast.customer.id,
      by_mail: { from_address: calls.cast.customer.email, mail_id: null, has_more: false },
      attachments: [{ file_name: 'desk.txt' }],
    });
    expect(await mails()).toMatchObject([
      { status: 'filed', ticket_id: null, consultation_id: id, consultation_reference: reference },
    ]);
    const arrived = { mail_id: expect.any(String) as string, has_more: true }; // what it quotes
    expect((await thread('admin', id))[1]?.by_mail).toMatchObject(arrived);
  });

  it('says nothing by its subject, which is ours', async () => {
    const { id, reference } = await given();
    const to = replyAddress(reference, calls.cast.customer);
    await send({
      from: calls.cast.customer.email,
      to,
      subject: `Re: We replied to your request ${reference}`,
      text: 'Yes',
    });
    expect((await thread('admin', id)).map(({ body }) => body)).toEqual(['Yes']);
  });

  it('of an admin answers the customer and begins the work; to the address of a note it is a note', async () => {
    const { id, reference } = await given();
    const { admin } = calls.cast;
    await send({ from: admin.email, to: replyAddress(reference, admin, 'note'), text: 'They pay late.' });
    expect(await request(id)).toMatchObject({ status: 'pending', first_responded_at: null });
    const text = 'We come.\n\nA wrote:\n> They pay late.'; // a note, which it quotes, stays one
    await send({ from: admin.email, to: replyAddress(reference, admin), text });
    expect(await request(id)).toMatchObject({ status: 'in_progress', first_responded_at: expect.any(String) });
    const [answer, ...others] = (await thread('customer', id)).map(({ body }) => body);
    expect([answer, others]).toEqual([expect.stringMatching(/^We come\.(?![^]*late)/), []]);
    expect((await thread('admin', id)).map(({ visibility }) => visibility).sort()).toEqual(['internal', 'public']);
  });

  it('waits where it isn’t proven to be of its sender, until an admin puts it there', async () => {
    const { id, reference } = await given();
    const to = replyAddress(reference, calls.cast.customer);
    await send({ from: calls.cast.customer.email, to, text: 'Three, please.' }, FOREIGN);
    const [mail] = await mails();
    expect(mail).toMatchObject({ status: 'waiting', reason: 'unproven_sender', consultation_reference: reference });
    const file = (consultation_id: string) =>
      calls.call('admin', 'post', `/support/inbound-mails/${mail?.id}/file`).send({ consultation_id });
    await file(calls.cast.customer.id).expect(400);
    await file(id).expect(200);
    expect(await thread('customer', id)).toMatchObject([
      { body: 'Three, please.', author_id: calls.cast.customer.id, by_mail: { filed_by_name: expect.any(String) } },
    ]);
  });

  it('is refused from another address, and where the request is gone', async () => {
    const { id, reference } = await given();
    const to = replyAddress(reference, calls.cast.customer);
    expect(await refused({ from: calls.cast.coworker.email, to })).toMatchObject({ responseCode: 550 });
    await calls.call('admin', 'delete', `/consultation-requests/${id}`).expect(200);
    expect(await refused({ from: calls.cast.customer.email, to })).toMatchObject({ responseCode: 550 });
  });
});

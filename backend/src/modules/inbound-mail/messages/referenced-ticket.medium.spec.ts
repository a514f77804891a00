import { EntityManager } from '@mikro-orm/postgresql';
import { CreateTicket, ReplyToTicket } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { ConversationsService } from '../../support-conversation/conversations.service.js';
import { TicketsService } from '../../support/tickets.service.js';
import type { User } from '../../users/index.js';
import { referencedTicket } from './referenced-ticket.js';

const { context, cast, mailbox } = workerWithMailbox();
const ticketOf = (user: User, ...references: string[]) =>
  referencedTicket(context.db.service(EntityManager).fork(), actorOf(user), { references, subject: '' });
const ticketNamedBy = (user: User, subject: string) =>
  referencedTicket(context.db.service(EntityManager).fork(), actorOf(user), { references: ['<new@t>'], subject });

describe('the ticket that a mail answers', () => {
  it('is told by the Message-ID of our mail alone, where its sender sees it', async () => {
    const conversations = context.db.service(ConversationsService);
    const customer = actorOf(cast.customer);
    const input = CreateTicket.parse({ title: 'Loud scanner', description: 'It hums.' });
    const { id } = await context.db.as(customer, () => conversations.open(customer, input));
    const { messageId } = await mailbox().next(cast.customer.email, /Loud scanner/);
    expect(messageId).toMatch(/^<notification\./);
    expect(await ticketOf(cast.customer, messageId)).toBe(id);
    expect(await ticketOf(cast.stranger, messageId)).toBeNull();
    expect(await ticketOf(cast.customer, messageId.replace(/\w{4}@/, '0000@'))).toBeNull();

    const admin = actorOf(cast.admin);
    const assigned = { assignee_id: cast.otherAdmin.id };
    await context.db.as(admin, () => context.db.service(TicketsService).update(admin, id, assigned));
    const note = ReplyToTicket.parse({ body: 'Old fan.', visibility: 'internal' });
    await context.db.as(admin, () => conversations.reply(admin, id, note));
    const noteMail = await eventually(() => {
      const mail = mailbox().mails.find(
        ({ text, to }) => to.includes(cast.otherAdmin.email) && text.includes('Old fan.'),
      );
      if (!mail) throw new Error('No mail about the note yet');
      return mail;
    });
    expect(noteMail.messageId).toMatch(/^<notification\./);
    expect(await ticketOf(cast.otherAdmin, noteMail.messageId)).toBeNull();
  });

  it('is told by its number in the subject, where its sender sees it', async () => {
    const customer = actorOf(cast.customer);
    const input = CreateTicket.parse({ title: 'Till', description: 'It beeps.' });
    const { id, number } = await context.db.as(customer, () =>
      context.db.service(ConversationsService).open(customer, input),
    );
    expect(await ticketNamedBy(cast.customer, `AW: [${number.toLowerCase()}] Till, two things`)).toBe(id);
    expect(await ticketNamedBy(cast.stranger, `Re: [${number}] Till`)).toBeNull();
    expect(await ticketNamedBy(cast.customer, `Not like ${number}`)).toBeNull();
    expect(await ticketNamedBy(cast.customer, '[S-9999999] Till')).toBeNull();
  });
});

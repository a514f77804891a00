import { aWaitingMail } from '../../factories/inbound-mail.factory.js';
import type { DatabaseProbe } from '../database/database-probe.js';
import type { StoryPeople } from './record-people.js';

/** The customer opens a ticket, which an admin answers with a question. */
export async function recordSupport({ admin, customer }: StoryPeople, db: DatabaseProbe): Promise<object> {
  const opened = (
    await customer('post', 'support/tickets', {
      title: 'The printer is offline',
      description: 'Nobody can print.',
      category: 'computers',
      priority: 'high',
    })
  ).data;
  const asked = (
    await admin<{ message: object; ticket: object }>('post', `support/tickets/${opened.id}/replies`, {
      body: 'Which one?',
      status: 'pending',
    })
  ).data;
  const shown = (await admin('get', `support/tickets/${opened.id}`)).data;
  const { id } = await aWaitingMail(db);
  const mail = (await admin('get', `support/inbound-mails/${id}`)).data;
  const canned = await admin('post', 'support/canned-replies', {
    name: 'Restart first',
    body: 'Hello {{first name}}, please restart it once and tell us what happens.',
  });
  return { ticket: { opened, pending: shown }, message: asked.message, mail, canned_reply: canned.data };
}

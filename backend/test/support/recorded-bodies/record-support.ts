import type { StoryPeople } from './record-people.js';

/** The customer opens a ticket, which an admin answers with a question. */
export async function recordSupport({ admin, customer }: StoryPeople): Promise<object> {
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
  return { ticket: { opened, pending: shown }, message: asked.message };
}

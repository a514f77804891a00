import type { TestApp } from '../create-test-app.js';

/** Puts a person on a ticket, as if that had happened before the story begins: it leaves no event. */
export const putOnTicket = ({ db }: Pick<TestApp, 'db'>, ticketId: string | undefined, userId: string) =>
  db.rows('insert into ticket_people (ticket_id, user_id) values (?, ?) returning id', [ticketId, userId]);

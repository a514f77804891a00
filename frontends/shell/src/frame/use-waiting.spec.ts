import { waitingOf } from './use-waiting.js';

it('counts the first kind that waits and says all of them, since a sum of two kinds counts nothing', () => {
  const waiting = (tickets: number, mails: number) =>
    waitingOf(['unassigned_tickets', 'waiting_mails'], { unassigned_tickets: tickets, waiting_mails: mails });
  const mails = '3 received mails to look at';
  expect(waiting(5, 3)).toEqual({ count: 5, text: `5 tickets that nobody has taken on, ${mails}` });
  expect(waiting(0, 3)).toEqual({ count: 3, text: mails });
  expect(waiting(0, 0)).toBeNull();
});

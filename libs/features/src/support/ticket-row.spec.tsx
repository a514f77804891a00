import { aTicket, hoursAgo, startFakeApi, anAdmin } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { TicketClockBar, TicketFacts, TicketWords } from './ticket-row.js';
import { showScreen } from '../testing/index.js';

startFakeApi(() => anAdmin());

const promise = (minutesLeft: number) => ({
  warning_at: hoursAgo((15 - minutesLeft) / 60),
  due_at: hoursAgo(-minutesLeft / 60),
  met_at: null,
});
const show = (minutesLeft: number, own: Parameters<typeof aTicket>[0] = {}) =>
  showScreen(
    () => <TicketClockBar ticket={aTicket({ priority: 'urgent', first_response: promise(minutesLeft), ...own })} />,
    '/',
    '/',
  );

describe('the clock of a ticket in a row', () => {
  it.each([
    [30.5, '30 min', 49, 'running'],
    [14.5, '14 min', 76, 'warning'],
    [-60.5, 'late 1 h', 100, 'breached'],
  ])('with %s minutes left: %s, %s % of it used', async (left, words, used, state) => {
    show(left);
    const bar = (await screen.findByText(words)).parentElement;
    expect(bar).toHaveClass(`ticket-bar--${state}`);
    expect(bar).toHaveTextContent(/^AnswerDue .*(AM|PM)/);
    const { width = '' } = bar?.querySelector<HTMLElement>('.ticket-bar__used')?.style ?? {};
    expect(Math.abs(Number.parseInt(width, 10) - used)).toBeLessThan(3); // the clock of a screen goes by minutes
  });

  it('is a quiet word where it stands still', async () => {
    show(30, { is_paused: true, status: 'on_hold' });
    expect(await screen.findByText('Clock paused')).toHaveClass('muted');
  });
});

it('says in its head when it is due, how urgent it is and who has it', async () => {
  const ticket = aTicket({
    priority: 'urgent',
    first_response: promise(30),
    assignee_id: 'a',
    assignee_name: 'Avery Cole',
  });
  showScreen(() => <TicketFacts ticket={ticket} />, '/', '/');
  expect(await screen.findByText(/min$/)).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/AnswerDue .*(AM|PM).*Urgent.*Assigned to Avery Cole/);
});

it('has the requester, the company, how it came and the last words, and says which are ours', () => {
  const facts = { requester_name: 'Dana Whitford', company_name: 'Neuse Bakery', source: 'mail' } as const;
  const ticket = (by: 'customer' | 'admin') => aTicket({ ...facts, last_reply_by: by, last_words: 'Unplugged it' });
  const { rerender } = render(<TicketWords ticket={ticket('customer')} />);
  expect(document.body).toHaveTextContent('Dana Whitford · Neuse Bakery · by e-mail · “Unplugged it”');
  rerender(<TicketWords ticket={ticket('admin')} />);
  expect(document.body).toHaveTextContent('Neuse Bakery · by e-mail · We wrote: “Unplugged it”');
});

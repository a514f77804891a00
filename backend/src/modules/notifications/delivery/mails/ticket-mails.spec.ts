import type { TicketStatus } from '@portal/contracts';
import { builtInText, row } from '../../../../../test/support/built-in-text.js';
import type { TicketRow } from '../../../support/index.js';
import type { EditableName } from '../../templates/catalogue/index.js';
import { readerVariables } from '../../templates/first-name.js';
import { ticketFrame, ticketVariables, type TicketNews } from './ticket-mails.js';

const now = new Date('2027-03-15T10:00:00Z');
const at = '2027-03-16T15:00:00Z';

describe('mails about tickets', () => {
  const about = (fields: Partial<TicketNews> = {}, ticket: Partial<TicketRow> = {}): TicketNews => ({
    ticket: row<TicketRow>({
      ...{ number: 'S-1', title: 'No [toner](x)', priority: 'high', requester_name: 'Dana', company_name: null },
      ...{ requester_email: 'dana@x.test', first_response_due_at: null, first_responded_at: null, ...ticket },
    }),
    ...{ isForStaff: false, data: {}, url: '/t', now, closed: new Set<string>(), ...fields },
  });
  const said = (name: EditableName, news: TicketNews): string[] =>
    builtInText(name, { ...ticketVariables(news), ...readerVariables('Dana') });
  const due = { first_response_due_at: '2027-03-15T15:00:00Z' };
  const status = (to: TicketStatus) => said('ticket_status', about({ data: { to } }));

  it('say when the first answer is due, where it is', () => {
    const body = (ticket: Partial<TicketRow>) => said('ticket_received', about({}, ticket))[2];
    expect(body({})).toBe('We have your ticket.');
    expect(body(due)).toBe(
      'We have your ticket. Our first answer is due in 3 h (business hours): by Mon, Mar 15, 11:00 AM EDT.',
    );
    expect(body({ ...due, first_responded_at: at })).toBe('We have your ticket.');
  });

  it('name the requester by the address where there is no name, and quote a message where there is one', () => {
    const opened = (fields: Partial<TicketNews>) =>
      said('ticket_opened', about(fields, { requester_name: null })).slice(1, -1);
    expect(opened({})).toEqual(['dana@x.test opened a ticket.']);
    const message = { author: 'Ann *A.*', text: { html: '<p><b>1</b></p>', text: '1' } };
    expect(opened({ message })).toEqual(['dana@x.test opened a ticket.', 'Ann *A.* wrote:', '1']);
    expect(said('ticket_opened_for_you', about())).toEqual([
      '[S-1] No [toner](x)',
      'Hello Dana,',
      expect.stringMatching(/ opened a ticket for you\.$/),
      'Open your ticket',
    ]);
  });

  it('ask what a resolved ticket was like', () => {
    expect(status('resolved')).toContain('If it isn’t solved, answer on its page: that opens it again.');
    expect(status('pending').slice(2, -1)).toEqual(['Your ticket is now: Waiting for you.']);
    const questionOf = (to: TicketStatus) => ticketFrame('ticket_status', about({ data: { to } })).question?.text;
    expect([questionOf('resolved'), questionOf('pending')]).toEqual(['How did we do?', undefined]);
  });

  it('say the state that an answer brought beside its text, which may leave it out', () => {
    const facts = (data: Record<string, string>) =>
      new Map(ticketFrame('ticket_reply', about({ data })).facts).get('Status');
    expect([facts({ to: 'pending' }), facts({})]).toEqual(['Waiting for you', undefined]);
  });

  it('say which promise is due', () => {
    const body = (data: Record<string, string>) => said('ticket_breached', about({ data }));
    expect(body({ promise: 'resolution' })).toEqual([
      'LATE: [S-1] No [toner](x)',
      'The time for the resolution has passed.',
      'Open the ticket',
    ]);
    expect(body({ promise: 'first_response' })[1]).toBe('The time for the first answer has passed.');
  });
});

import { eventForCustomers, isHiddenFromCustomers } from './workflow-audience.js';
import { fieldsFor, workflowEventNames, workflowEvents } from './workflow-events.js';

const file = { project_id: 'p', task_id: 't', comment_id: 'c', file_name: 'offer.pdf' };
const withVisibility = workflowEventNames.filter((name) => 'visibility' in workflowEvents[name].fields);

describe('what an event tells customers', () => {
  it('is nothing of an internal comment or note, nor of a file of one, and all of a public one', () => {
    expect(withVisibility).toEqual(expect.arrayContaining(['attachment.added', 'comment.added', 'ticket.replied']));
    for (const name of withVisibility) {
      for (const payload of [{ ...file, visibility: 'internal' }, file]) {
        expect([name, eventForCustomers(name, payload)]).toEqual([name, {}]);
        expect([name, isHiddenFromCustomers(name, payload)]).toEqual([name, true]);
      }
      expect([name, isHiddenFromCustomers(name, { ...file, visibility: 'public' })]).toEqual([name, false]);
    }
    const shown = { ...file, visibility: 'public' };
    expect(eventForCustomers('attachment.added', shown)).toEqual(shown);
  });

  it('is of a document what happened since it was sent', () => {
    const of = (from: string, to: string) => ({ deal_id: 'd', from, to, reason: 'Wrong figures' });
    expect(eventForCustomers('deal_document.status_changed', of('draft', 'voided'))).toEqual({});
    for (const seen of [of('draft', 'sent'), of('sent', 'voided')])
      expect(eventForCustomers('deal_document.status_changed', seen)).toEqual(seen);
    expect(eventForCustomers('deal_document.created', { deal_id: 'd', kind: 'contract' })).toEqual({});
    expect(isHiddenFromCustomers('deal_document.created', {})).toBe(false);
  });

  it('is nothing of what is the office’s own', () => {
    const told = workflowEventNames.filter(
      (name) =>
        workflowEvents[name].record === null &&
        fieldsFor(null, name).some(({ path, customer_visible: isVisible }) => isVisible && path.startsWith('event.')),
    );
    expect(told).toEqual(['closed_day.added', 'closed_day.removed']);
    expect(eventForCustomers('inbound_mail.received', { status: 'filed', ticket_id: 't' })).toEqual({});
    expect(eventForCustomers('deal_payment.refunded', { amount: 5, reason: 'Twice' })).toEqual({});
  });

  it('is nothing of a contact that was noted, nor which deal a project came of', () => {
    expect(eventForCustomers('consultation.contact_logged', { contact_id: 'c', way: 'call' })).toEqual({});
    const created = { customer_id: 'c', consultation_id: null, deal_id: 'd' };
    expect(eventForCustomers('project.created', created)).toEqual({ customer_id: 'c', consultation_id: null });
  });
});

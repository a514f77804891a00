import type { NotificationTemplateView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NotificationsPage } from '../notifications.page.js';

const { api } = startFakeApi(() => anAdmin());

const aTemplate = (own: Partial<NotificationTemplateView>): NotificationTemplateView => ({
  ...{ name: 'ticket_reply', label: 'We answered a ticket', description: 'An answer.', category: 'tickets' },
  ...{ recipients: 'The customer', number: null, changed_at: null, changed_by: null, failures: 0, failure: null },
  ...own,
});
const names = () => screen.getAllByRole('link', { name: /^(We answered|New invoice)/ }).map((link) => link.textContent);

it('the texts of messages are grouped, searched, and narrowed to those that were changed', async () => {
  const changed = { number: 2, changed_at: currentInstant().toISOString(), changed_by: 'Avery Cole' };
  const data = [
    aTemplate({}),
    aTemplate({ name: 'invoice_issued', label: 'New invoice', category: 'billing', ...changed }),
  ];
  api.use(http.get('*/api/v1/notifications/templates', () => HttpResponse.json({ data })));
  showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications?view=templates');
  expect(await screen.findByRole('link', { name: 'Billing 1' })).toHaveAttribute('href', '#templates-billing');
  expect(screen.getByRole('region', { name: 'Support' })).toHaveTextContent('We answered a ticket');
  expect(names()).toEqual(['We answered a ticket', 'New invoice']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search templates' }), 'answered ticket');
  expect(names()).toEqual(['We answered a ticket']);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Search templates' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Changed only' }));
  expect(names()).toEqual(['New invoice']);
});

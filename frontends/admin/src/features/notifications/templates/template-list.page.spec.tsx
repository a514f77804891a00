import type { NotificationTemplateView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aPage, anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NotificationsPage } from '../notifications.page.js';

const { api } = startFakeApi(() => anAdmin());

describe('The list of templates', () => {
  it('is found by words and by what was changed, with links to its categories', async () => {
    const changed: NotificationTemplateView = {
      ...{ name: 'ticket_reply', label: 'We answered a ticket', description: 'An answer.', category: 'tickets' },
      ...{ recipients: 'The customer', number: 1, failures: 0, failure: null },
      ...{ changed_at: currentInstant().toISOString(), changed_by: 'Avery Cole' },
    };
    const plain = {
      ...changed,
      name: 'deal_sent',
      label: 'A deal to accept',
      category: 'deals',
      number: null,
    } as const;
    api.use(http.get('*/api/v1/notifications/templates', () => HttpResponse.json(aPage([changed, plain]))));
    showScreen(NotificationsPage, '/admin/notifications', '/admin/notifications?view=templates');
    expect(await screen.findByRole('link', { name: 'A deal to accept' })).toBeInTheDocument();
    const categories = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    for (const link of categories) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveAccessibleName(link.textContent.replace(/ \d+$/, ''));
    }
    expect(categories).toHaveLength(2);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Changed only' }));
    expect(screen.getByRole('link', { name: 'We answered a ticket' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'A deal to accept' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Search templates' }), 'deal accept');
    expect(screen.queryByRole('link', { name: 'We answered a ticket' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Changed only' }));
    expect(await screen.findByRole('link', { name: 'A deal to accept' })).toBeInTheDocument();
  });
});

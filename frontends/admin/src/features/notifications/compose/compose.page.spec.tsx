import type { RecipientCount } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ComposePage } from './compose.page.js';

const { api } = startFakeApi(() => anAdmin());

it('schedules a message, with a warning of who lacks what it is filled with', async () => {
  const sent: unknown[] = [];
  const counted: RecipientCount = {
    recipients: 1200,
    by_mail: [{ timing: 'at_once', people: 1200, until: null }],
    lacking: { first_name: 0, last_name: 0, company_name: 1 },
  };
  api.use(
    http.post('*/api/v1/notifications/broadcasts/recipients', () => HttpResponse.json({ data: counted })),
    http.post('*/api/v1/notifications/broadcasts/preview', () =>
      HttpResponse.json({ data: { title: 'x', subject: 'x', html: '<p>x</p>', text: 'x' } }),
    ),
    http.post('*/api/v1/notifications/send', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );
  showScreen(ComposePage, '/admin/notifications/compose/:id?', '/admin/notifications/compose');
  await userEvent.type(await screen.findByLabelText('Title'), 'Maintenance');
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.paste('For {{ company_name }}');
  expect(screen.getByText('1 person has no company: {{ company_name }} is empty for them.')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Category' }), 'Service');
  await userEvent.click(await screen.findByTitle('Service message, at once'));
  fireEvent.change(screen.getByLabelText(/^Send at/), { target: { value: '2001-03-02T09:00' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule for 1,200 people' }));
  expect(await screen.findByText('Choose a time in the future')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Send at/)).toHaveFocus();
  fireEvent.change(screen.getByLabelText(/^Send at/), { target: { value: '2050-03-02T09:00' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule for 1,200 people' }));
  const question = await screen.findByRole('dialog', { name: 'Schedule for 1,200 people?' });
  expect(question).toHaveTextContent('1 person has no company');
  await userEvent.click(within(question).getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Message scheduled')).toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({ category: 'service', send_at: expect.stringMatching(/^2050-03-02T/) as string }),
  ]);
});

import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsultationForm } from './consultation-form.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const received: unknown[] = [];
const client = createQueryClient();

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const page = (title: string) => (
  <QueryClientProvider client={client}>
    <ConsultationForm title={title} />
  </QueryClientProvider>
);
const next = () => screen.getByRole('button', { name: 'Next' });

it('asks on the page itself, keeps the answers when another consultation is chosen, and is empty after Thank You', async () => {
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () => HttpResponse.json({ data: { form_token: 'signed' } })),
    http.post('*/api/v1/public-consultation', async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json({ data: { message: 'Received', reference: 'C-2026-0001' } }, { status: 201 });
    }),
  );
  const person = userEvent.setup();
  const { rerender } = render(page('IT Consultation - 30 minutes'));
  await person.type(screen.getByLabelText(/name/), 'Grace Hill');
  const opened = currentInstant().getTime();
  jest.spyOn(Date, 'now').mockImplementation(() => opened + 4_000);
  await person.click(next());
  rerender(page('Project Scoping - 90 minutes'));
  expect(screen.getByRole('heading', { name: 'Project Scoping' })).toBeVisible();
  await person.type(screen.getByLabelText(/phone/), '252 555 0199');
  await person.click(next());
  await person.type(screen.getByLabelText(/e-mail/), 'grace@hill.example');
  await person.click(next());
  await person.type(screen.getByLabelText(/help with/), 'A portal');
  await person.click(screen.getByRole('button', { name: 'Submit Request' }));
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(received).toMatchObject([
    { name: 'Grace Hill', title: 'Project Scoping - 90 minutes', consultation_type: 'project_scoping' },
  ]);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText(/name/)).toHaveValue('');
});

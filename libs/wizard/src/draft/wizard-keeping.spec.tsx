import { createQueryClient } from '@portal/data-access';
import { aProblem, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { ConsultationForm } from '../consultation-form.js';
import { ConsultationWizard } from '../consultation-wizard.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });
const received: unknown[] = [];
const slot = { starts_at: '2027-03-16T15:00:00.000Z', ends_at: '2027-03-16T15:30:00.000Z' };

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () => HttpResponse.error()), // no token, no waiting for it
    http.post('*/api/v1/public-consultation', async ({ request }) => {
      received.push(await request.json());
      const data = { message: 'Received', reference: 'C-2026-0001', slot_hold_token: 'signed' };
      return HttpResponse.json({ data }, { status: 201 });
    }),
    http.get('*/api/v1/availability', () =>
      HttpResponse.json({ data: { minutes: 60, time_zone: 'America/New_York', slots: [slot] } }),
    ),
    http.post('*/api/v1/public-consultation/meetings', () =>
      HttpResponse.json(
        { data: { message: 'Held', ...slot, held_until: '2027-03-01T12:30:00.000Z' } },
        { status: 201 },
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '');
  server.resetHandlers();
});

const closed = jest.fn();
const title = 'Strategy Consultation - 60 minutes';

/** The page as it is after a load; what an earlier one showed is gone. */
function load(what = <ConsultationWizard title={title} id="wizard" onClose={closed} />): UserEvent {
  cleanup();
  closed.mockClear();
  render(<QueryClientProvider client={createQueryClient()}>{what}</QueryClientProvider>);
  return userEvent.setup();
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const openDialog = () => act(async () => Promise.resolve(dialog().showModal())); // its opening is heard a moment later
const next = () => screen.getByRole('button', { name: 'Next' });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });
const stepShown = (number: number) => screen.findByText(new RegExp(`Step ${number} of 4`));
const question = () => screen.queryByRole('alertdialog', { name: 'Close and discard your answers?' });

async function answerAll(person: UserEvent) {
  await person.type(await screen.findByLabelText(/name/), 'Grace Hill');
  await person.click(next());
  await person.type(screen.getByLabelText(/phone/), '252 555 0199');
  await person.click(next());
  await person.type(screen.getByLabelText(/e-mail/), 'grace@hill.example');
  await person.click(next());
  await person.type(screen.getByLabelText(/help with/), 'The server is slow');
}

describe('answers of the tab', () => {
  it('are there after a reload, at the step where the person was, with the dialog open', async () => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await person.type(screen.getByLabelText(/phone/), '252');
    load();
    expect(dialog().open).toBe(true);
    expect(screen.getByLabelText(/phone/)).toHaveValue('252');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
  });

  it('are there after a reload of a page that carries the form', async () => {
    const page = <ConsultationForm id="request" title={title} />;
    const person = load(page);
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    load(page);
    await stepShown(2);
  });

  it('belong to the wizard they were given in', async () => {
    const person = load(<ConsultationForm id="request" title={title} />);
    await person.type(screen.getByLabelText(/name/), 'Grace');
    load();
    await openDialog();
    expect(screen.getByLabelText(/name/)).toHaveValue('');
  });

  it('thank nobody again who comes back to the page later', async () => {
    const person = load();
    await openDialog();
    await answerAll(person);
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    const arrivals = [{ type: 'navigate' }] as unknown as PerformanceEntryList;
    const timeline = jest.spyOn(performance, 'getEntriesByType').mockReturnValue(arrivals);
    load();
    expect(dialog().open).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Thank You' })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    timeline.mockRestore();
  });

  it('are gone once they were sent: a reload thanks again, with the time that was picked, and sends nothing', async () => {
    const person = load();
    await openDialog();
    await answerAll(person);
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    load();
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pick a time now' }));
    await userEvent.click(await screen.findByRole('button', { name: /:(00|30)/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Hold this time' }));
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toBeVisible();
    load();
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toBeVisible();
    expect(screen.getAllByText(/grace@hill.example/)).toHaveLength(2);
    expect(received).toHaveLength(1);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(question()).toBeNull();
    expect(closed).toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('Back', () => {
  it('goes a step back with the answers', async () => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await person.type(screen.getByLabelText(/phone/), '252');
    await person.click(next());
    await stepShown(3);
    history.back();
    await stepShown(2);
    expect(screen.getByLabelText(/phone/)).toHaveValue('252');
    history.back();
    await stepShown(1);
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
  });

  it('asks before it discards answers, and stays where it was', async () => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    history.back();
    await waitFor(() => expect(question()).toBeVisible());
    await person.click(screen.getByRole('button', { name: 'Keep answering' }));
    await person.click(next());
    await stepShown(2);
    history.back();
    await stepShown(1);
    expect(dialog().open).toBe(true);
  });

  it('closes a dialog without answers at once', async () => {
    load();
    await openDialog();
    expect(history.state).toMatchObject({ wizard: { step: 0 } });
    history.back();
    await waitFor(() => expect(dialog().open).toBe(false));
    expect(question()).toBeNull();
  });

  it('goes a step back in a form on the page, at the same address', async () => {
    const person = load(<ConsultationForm id="request" title={title} />);
    const { href } = location;
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await stepShown(2);
    expect(location.href).toBe(href);
    history.back();
    await stepShown(1);
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
  });

  it('leaves the page of a closed dialog: the steps are out of the history', async () => {
    history.replaceState({ page: true }, '');
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(screen.getByRole('button', { name: 'Discard answers' }));
    await waitFor(() => expect(history.state).toEqual({ page: true }));
    expect(dialog().open).toBe(false);
  });
});

describe('Escape and Close', () => {
  it.each(['{Escape}', 'Close'])('%s asks before answers are discarded, and keeps them when told so', async (way) => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    const leave = () =>
      way === 'Close' ? person.click(screen.getByRole('button', { name: 'Close' })) : person.keyboard(way);
    await leave();
    expect(question()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep answering' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Keep answering' }));
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
    expect(closed).not.toHaveBeenCalled();
    await leave();
    await person.click(screen.getByRole('button', { name: 'Discard answers' }));
    expect(dialog().open).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('keeps the answers when the browser closes the dialog without asking', async () => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    act(() => dialog().close());
    await openDialog();
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
  });
});

describe('what is wrong', () => {
  it('is said at the step itself once the field is left, and Next says it too', async () => {
    const person = load();
    await openDialog();
    expect(next()).toHaveAccessibleDescription('Please tell us your name');
    expect(screen.getByLabelText(/name/)).not.toHaveAttribute('aria-invalid');
    await person.type(screen.getByLabelText(/name/), 'Grace{Enter}252{Enter}');
    const email = screen.getByLabelText(/e-mail/);
    await person.type(email, 'grace at@hill.example');
    expect(next()).toBeDisabled();
    expect(email).not.toHaveAttribute('aria-invalid');
    await person.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Enter an e-mail address, like name@example.com');
    expect(next()).toHaveAccessibleDescription('Enter an e-mail address, like name@example.com');
    await person.clear(email);
    await person.type(email, 'grace@hill.example');
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(next()).toBeEnabled();
  });

  it('is said when Enter is pressed too early', async () => {
    const person = load();
    await openDialog();
    await person.type(screen.getByLabelText(/name/), '  ');
    act(() => screen.getByLabelText<HTMLInputElement>(/name/).form?.requestSubmit());
    expect(await screen.findByText('Please tell us your name', { selector: '[role=alert]' })).toBeVisible();
  });

  it('is said by the server after Submit: the step of the field opens, the field is marked and focused', async () => {
    server.use(
      http.post(
        '*/api/v1/public-consultation',
        () =>
          HttpResponse.json(
            aProblem({
              code: 'invalid',
              status: 400,
              details: [{ path: 'phone', message: 'We can’t call this number' }],
            }),
            { status: 400 },
          ),
        { once: true },
      ),
    );
    const person = load();
    await openDialog();
    await answerAll(person);
    await person.click(submit());
    await stepShown(2);
    const phone = screen.getByLabelText(/phone/);
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription('We can’t call this number');
    expect(next()).toBeDisabled();
    await person.type(phone, '9');
    expect(phone).not.toHaveAttribute('aria-invalid');
    await person.click(next());
    await person.click(next());
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(received).toMatchObject([{ phone: '252 555 01999', needs: 'The server is slow' }]);
  });
});

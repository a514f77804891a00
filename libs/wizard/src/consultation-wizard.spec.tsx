import { createQueryClient } from '@portal/data-access';
import { aConsultation, aProblem, aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { toast, Toaster } from '@portal/ui';
import { currentInstant } from '@portal/testing/clock';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsultationWizard } from './consultation-wizard.js';

const user = aUser({ first_name: 'Ada', last_name: 'Byrd', email: 'ada@byrd.example', phone: '252 555 0100' });
const server = fakeApi({ user, users: [user], consultations: [], sessions: [] });
const received: unknown[] = [];

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () =>
      HttpResponse.json({ data: { form_token: 'signed-time' } }),
    ),
    http.post('*/api/v1/public-consultation', async ({ request }) => {
      received.push(await request.json());
      return HttpResponse.json({ data: { message: 'Received', reference: 'C-2026-0001' } }, { status: 201 });
    }),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '');
  server.resetHandlers();
  jest.restoreAllMocks();
  act(() => toast.clear());
  document.cookie = 'signed_in=; max-age=0';
});

const openWizard = (title = 'Strategy Consultation - 60 minutes') => {
  const onClose = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConsultationWizard title={title} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { onClose, person: userEvent.setup() };
};
const next = () => screen.getByRole('button', { name: 'Next' });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });

/** A visitor who takes four seconds to fill the form in. */
async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByLabelText(/name/), 'Grace Hill');
  const opened = currentInstant().getTime();
  jest.spyOn(Date, 'now').mockImplementation(() => opened + 4_000);
  await person.click(next());
  await person.type(screen.getByLabelText(/phone/), '252 555 0199');
  await person.click(next());
  await person.type(screen.getByLabelText(/e-mail/), 'grace@hill.example');
  await person.type(screen.getByLabelText(/Company/), 'Hill Marine');
  await person.click(next());
  await person.type(screen.getByLabelText(/help with/), 'The server is slow');
}

describe('a double click', () => {
  it('is one step, and Enter pressed twice at the end is one request', async () => {
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/api/v1/public-consultation', () => slow.then(() => undefined)));
    const { person } = openWizard();
    await fillIn(person);
    for (const step of [3, 2]) {
      await person.click(screen.getByRole('button', { name: 'Previous' }));
      await screen.findByText(new RegExp(`Step ${step} of 4`));
    }
    await person.dblClick(next());
    expect(screen.getByText(/Step 3 of 4/)).toBeVisible();
    await person.dblClick(next());
    expect(screen.getByText(/Step 4 of 4/)).toBeVisible();
    await person.dblClick(submit());
    screen.getByLabelText(/help with/).focus();
    await person.keyboard('{Enter}{Enter}');
    answer();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(received).toHaveLength(1);
  });
});

describe('the steps (specification, sections 4 and 5)', () => {
  it('shows the title before " - ", the first of four steps, and no way back from it', () => {
    openWizard();
    expect(screen.getByRole('heading', { name: 'Strategy Consultation' })).toBeVisible();
    expect(screen.getByText(/Step 1 of 4/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('asks at once: the first thing the keyboard reaches is the question, not the way out', async () => {
    const { person } = openWizard();
    await person.tab();
    expect(screen.getByLabelText(/name/)).toHaveFocus();
  });

  it('lets nobody go on before the step is valid', async () => {
    const { person } = openWizard();
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText(/name/), '   ');
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText(/name/), 'Grace{Enter}');
    expect(screen.getByText(/Step 2 of 4/)).toBeVisible();
    expect(screen.getByLabelText(/phone/)).toHaveFocus();
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText(/phone/), 'any format');
    await person.click(next());
    await person.type(screen.getByLabelText(/e-mail/), 'no-at-sign');
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText(/e-mail/), '@here');
    expect(next()).toBeEnabled();
    await person.click(next());
    expect(submit()).toBeDisabled();
  });

  it('keeps the answers when going back', async () => {
    const { person } = openWizard();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace');
  });
});

describe('submitting (specification, sections 3, 4 and 6)', () => {
  it('sends a visitor’s answers with type, title and the form’s proof, then says thank you', async () => {
    const { person } = openWizard();
    await fillIn(person);
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.getByText(/within 24 hours/)).toBeVisible();
    expect(received).toEqual([
      {
        name: 'Grace Hill',
        phone: '252 555 0199',
        email: 'grace@hill.example',
        company: 'Hill Marine',
        needs: 'The server is slow',
        title: 'Strategy Consultation - 60 minutes',
        source_page: '/',
        consultation_type: 'strategy_consultation',
        form_token: 'signed-time',
        website: '',
      },
    ]);
  });

  it('covers the form with its progress while the request is under way', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    server.use(
      http.post('*/api/v1/public-consultation', async () => {
        await answered;
        return HttpResponse.json({ data: { message: 'Received', reference: 'C-2026-0001' } }, { status: 201 });
      }),
    );
    const { person } = openWizard();
    await fillIn(person);
    await person.click(submit());
    expect(screen.getByRole('button', { name: 'Submitting...', hidden: true })).toBeDisabled();
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByText('Preparing your request…')).toBeVisible();
    answer(undefined);
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
  });

  it('stays open with the answers when the server refuses, says why, and works the second time', async () => {
    server.use(
      http.post(
        '*/api/v1/public-consultation',
        () =>
          HttpResponse.json(
            aProblem({ code: 'rate_limited', status: 429, error: 'Too many requests. Please try again later' }),
            { status: 429 },
          ),
        { once: true },
      ),
    );
    const { person, onClose } = openWizard();
    await fillIn(person);
    await person.click(submit());
    expect((await screen.findAllByText(/Too many requests/)).length).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/help with/)).toHaveValue('The server is slow');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('empties the form when it is closed', async () => {
    const { person, onClose } = openWizard();
    await person.type(screen.getByLabelText(/name/), 'Grace');
    await person.click(next());
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(screen.getByRole('button', { name: 'Discard answers' }));
    expect(onClose).toHaveBeenCalled();
    expect(screen.getByLabelText(/name/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends a signed-in person’s request to their account, urgency medium, answer by e-mail', async () => {
    document.cookie = 'signed_in=1';
    server.use(
      http.post('*/api/v1/consultation-requests', async ({ request }) => {
        received.push(await request.json());
        return HttpResponse.json({ data: aConsultation() }, { status: 201 });
      }),
    );
    const { person } = openWizard('Project Scoping - 90 minutes');
    await waitFor(() => expect(screen.getByLabelText(/name/)).toHaveValue('Ada Byrd'));
    await person.click(next());
    await person.click(next());
    expect(screen.getByLabelText(/e-mail/)).toHaveAttribute('readonly');
    await person.click(next());
    await person.type(screen.getByLabelText(/help with/), 'A portal');
    await person.click(submit());
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.getByText('Success')).toBeVisible();
    expect(screen.getByText('Consultation request created successfully.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my consultations' })).toHaveAttribute(
      'href',
      '/customer/consultations',
    );
    expect(received).toMatchObject([
      {
        title: 'Project Scoping - 90 minutes',
        consultation_type: 'project_scoping',
        urgency: 'medium',
        preferred_contact_method: 'email',
        description: 'A portal',
      },
    ]);
  });

  it('names a visitor’s request that no answer came to by its own sentence (specification, section 8)', async () => {
    server.use(http.post('*/api/v1/public-consultation', () => HttpResponse.error()));
    const { person } = openWizard();
    await fillIn(person);
    await person.click(submit());
    expect(await screen.findAllByText('Failed to submit consultation request.', {}, { timeout: 5_000 })).not.toEqual(
      [],
    );
  });

  it('names a signed-in person’s request that no answer came to by its own sentence (specification, section 8)', async () => {
    document.cookie = 'signed_in=1';
    server.use(http.post('*/api/v1/consultation-requests', () => HttpResponse.error()));
    const { person } = openWizard('Project Scoping - 90 minutes');
    await waitFor(() => expect(screen.getByLabelText(/name/)).toHaveValue('Ada Byrd'));
    await person.click(next());
    await person.click(next());
    await person.click(next());
    await person.type(screen.getByLabelText(/help with/), 'A portal');
    await person.click(submit());
    expect(await screen.findAllByText('Failed to create consultation request.', {}, { timeout: 5_000 })).not.toEqual(
      [],
    );
  });

  it('waits with Loading... while nobody knows yet who is signed in', async () => {
    document.cookie = 'signed_in=1';
    server.use(http.get('*/api/v1/auth/session', () => new Promise(() => {})));
    const { person } = openWizard();
    await fillIn(person);
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  });
});

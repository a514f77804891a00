import { createQueryClient } from '@portal/data-access';
import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ConsultationForm } from './consultation-form.js';

const server = fakeApi({ user: aUser(), users: [], consultations: [], sessions: [] });

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.get('*/api/v1/public-consultation/form-token', () => HttpResponse.error()), // no token, no waiting for it
    http.post('*/api/v1/public-consultation', () =>
      HttpResponse.json({ data: { message: 'Received', reference: 'C-2026-0001' } }, { status: 201 }),
    ),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '');
  server.resetHandlers();
});

const page = () => (
  <QueryClientProvider client={createQueryClient()}>
    <ConsultationForm id="request" title="Strategy Consultation - 60 minutes" />
  </QueryClientProvider>
);
const next = () => screen.getByRole('button', { name: 'Next' });

describe('a prerendered form (decisions, section 7)', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page());
  });
  afterEach(() => place.remove());

  const note = () => screen.getByRole('status');
  /** The page's starter has pressed Next again once React is there. */
  const hydrate = async () => {
    render(page(), { container: place, hydrate: true });
    await act(async () => Promise.resolve(fireEvent.submit(screen.getByLabelText(/name/))));
  };

  it('lets Next be pressed before its scripts are there, and has the sentences for the time until then', () => {
    expect(next()).toBeEnabled();
    expect(screen.queryByText('Please tell us your name')).not.toBeInTheDocument();
    expect(note()).toBeEmptyDOMElement();
    expect(note().dataset).toMatchObject({
      loading: expect.stringContaining('Loading') as string,
      offline: expect.stringContaining('offline') as string,
      failed: expect.stringContaining('try again') as string,
    });
  });

  it('goes on with what was typed and sent before', async () => {
    const complaints = jest.spyOn(console, 'error');
    const name = screen.getByLabelText<HTMLInputElement>(/name/);
    name.value = 'Grace Hill';
    note().textContent = 'Loading the form.'; // as the page's starter does
    await hydrate();
    expect(screen.getByText(/Step 2 of 4/)).toBeVisible();
    expect(screen.getByLabelText(/phone/)).toHaveFocus();
    expect(screen.queryByText('Loading the form.')).not.toBeInTheDocument();
    expect(complaints).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText(/name/)).toHaveValue('Grace Hill');
  });

  it('says what is missing where Next was pressed with nothing typed', async () => {
    await hydrate();
    expect(screen.getByText(/Step 1 of 4/)).toBeVisible();
    expect(next()).toBeDisabled();
    expect(screen.getAllByText(/tell us your name/)[0]).toBeVisible();
  });
});

it('says that it waits for the network instead of progress, and sends the request when it is back', async () => {
  render(page());
  const person = userEvent.setup();
  for (const [label, text] of [
    [/name/, 'Grace Hill'],
    [/phone/, '252 555 0199'],
    [/e-mail/, 'grace@hill.example'],
  ] as const) {
    await person.type(await screen.findByLabelText(label), text);
    await person.click(next());
  }
  await person.type(screen.getByLabelText(/help with/), 'The server is slow');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await person.click(screen.getByRole('button', { name: 'Submit Request' }));
  expect(await screen.findByText('You are offline. This waits here and is sent when you are back.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  network.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(onlineManager.isOnline()).toBe(true);
});

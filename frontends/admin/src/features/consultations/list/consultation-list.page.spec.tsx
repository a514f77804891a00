import { aConsultation, anAdmin, anId, aPage, hoursAgo, http, HttpResponse, startFakeApi } from '@portal/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useParams } from 'react-router';
import { showScreen } from '@portal/features/testing';
import { ConsultationDetailPage } from '../detail/consultation-detail.js';
import { ConsultationListPage } from './consultation-list.page.js';

const { api, data } = startFakeApi(anAdmin);
beforeEach(() => {
  data.consultations = [
    aConsultation({ title: 'Server keeps restarting' }),
    aConsultation({
      title: 'New office network',
      status: 'scheduled',
      created_at: hoursAgo(40),
      first_responded_at: hoursAgo(39),
    }),
    aConsultation({ title: 'Till is offline', created_at: hoursAgo(30) }),
  ];
});

const Screen = () => (useParams()['id'] ? <ConsultationDetailPage /> : <ConsultationListPage />);
const show = (search = '') => showScreen(Screen, '/admin/consultations/:id?', `/admin/consultations${search}`);
const more = async () => userEvent.click(await screen.findByRole('button', { name: /^More for C-/ }));
const row = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;

describe('Admin consultations', () => {
  it('shows requests with the clock of the 24-hour promise', async () => {
    show();
    expect(within(await row('Till is offline')).getByText('Late by 6 h')).toBeInTheDocument();
    expect(screen.getByText('3 requests')).toBeInTheDocument();
  });

  it('keeps filters in the URL and takes them away by their chips', async () => {
    const router = show('?status=scheduled');
    await row('New office network');
    expect(screen.queryByText('Till is offline')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: Scheduled' }));
    await row('Till is offline');
    expect(router.state.location.search).toBe('');
  });

  it('calls the tab after the list, and after the record that is open', async () => {
    show();
    await row('Server keeps restarting');
    expect(document.title).toBe('Consultations · Pamlico IT Services');
    await userEvent.click(screen.getByRole('link', { name: 'Server keeps restarting' }));
    await waitFor(() => expect(document.title).toMatch(/^C-\d{4}-\d+ Server keeps restarting · Pamlico IT Services$/));
  });

  it('says why nothing matches and offers to clear', async () => {
    api.use(
      http.get('*/api/v1/consultation-requests', ({ request }) =>
        request.url.includes('search=printer') ? HttpResponse.json(aPage([])) : undefined,
      ),
    );
    show('?search=printer');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await row('Till is offline');
  });

  it('moves with j and k and opens the focused row with Enter', async () => {
    const router = show();
    await row('Server keeps restarting');
    await userEvent.keyboard('jjk');
    expect(screen.getByRole('link', { name: 'Server keeps restarting' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/admin/consultations/${data.consultations[0]?.id}`),
    );
  });

  it('offers exactly the steps that the transitions allow, and takes one', async () => {
    const request = data.consultations[0];
    show(`/${request?.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Start work' }));
    expect(await screen.findByText('Consultation request updated successfully.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start work' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Mark scheduled' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Status: In progress' }));
    const steps = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Mark scheduled',
      'Complete',
      'Decline',
      'Cancel request',
    ]);
    expect(request?.status).toBe('in_progress');
  });

  it('takes a step back by Undo, and offers none where there is no way back', async () => {
    const request = data.consultations[0];
    Object.assign(request ?? {}, { status: 'in_progress' });
    show(`/${request?.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark scheduled' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(request).toMatchObject({ status: 'in_progress', version: 3 });
    Object.assign(request ?? {}, { status: 'scheduled' });
    cleanup();
    show(`/${request?.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Complete request' }));
    expect(await screen.findByText('Consultation request updated successfully.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('asks before it starts work on chosen requests, since there is no way back', async () => {
    const request = data.consultations[0];
    show();
    const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Start work' }));
    await userEvent.click(within(await row('Server keeps restarting')).getByRole('checkbox'));
    await start();
    const question = within(await screen.findByRole('dialog', { name: 'Start work on this request?' }));
    expect(question.getByText(/This can’t be undone/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Leave pending' }));
    expect(request?.status).toBe('pending');
    await start(); // cancelled, the request is still chosen
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Start work on this request?' })).getByRole('button', {
        name: 'Start work',
      }),
    );
    await waitFor(() => expect(request?.status).toBe('in_progress'));
  });

  it('shows both values when somebody else was faster, and saves the chosen one', async () => {
    const request = data.consultations[0];
    if (!request) throw new Error('no request');
    show(`/${request.id}`);
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit request' }));
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.paste('My title');
    Object.assign(request, { title: 'Their title', version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const choice = await screen.findByRole('radio', { name: /Theirs\s*Their title/ });
    expect(screen.getByRole('radio', { name: /Yours\s*My title/ })).toBeChecked();
    expect(choice).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(request.title).toBe('My title'));
  });

  it('says first who asks and what was written, then the rest', async () => {
    const request = data.consultations[0];
    Object.assign(request ?? {}, { name: 'Dana Willis', company: 'Neuse Bakery', description: 'It restarts at noon.' });
    show(`/${request?.id}`);
    const words = await screen.findByText('It restarts at noon.');
    await screen.findByRole('heading', { name: 'Meetings' });
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections.slice(0, 2)).toEqual(['Dana Willis, Neuse Bakery', 'Meetings']);
    expect(words.compareDocumentPosition(screen.getByRole('button', { name: 'Edit assigned to: Nobody yet' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('is changed where its values stand: its title, who has it, how urgent it is', async () => {
    data.users = [anAdmin({ first_name: 'Robin', last_name: 'Hall' })];
    const request = data.consultations[0];
    show(`/${request?.id}`);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit title of C-/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: /^Title of C-/ }));
    await userEvent.keyboard('Server restarts at noon{Enter}');
    expect(await screen.findByRole('heading', { name: 'Server restarts at noon' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Edit assigned to/ }));
    await userEvent.click(await screen.findByTitle('Robin Hall'));
    await waitFor(() => expect(request?.assigned_to).toBe(data.users[0]?.id));
    await userEvent.click(screen.getByRole('button', { name: /^Edit urgency/ }));
    await userEvent.click(await screen.findByTitle('Urgent'));
    await waitFor(() => expect(request).toMatchObject({ title: 'Server restarts at noon', urgency: 'urgent' }));
  });

  it('says of a request that became a project that it was converted', async () => {
    Object.assign(data.consultations[0] ?? {}, { status: 'completed', outcome: 'converted', project_id: anId() });
    show(`/${data.consultations[0]?.id}`);
    expect(await screen.findByText('Converted to a project')).toBeInTheDocument();
    expect(screen.queryByText('Completed')).not.toBeInTheDocument();
  });

  it('closes junk by its menu, and lets it be reopened', async () => {
    const request = data.consultations[0];
    show(`/${request?.id}`);
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close as junk' }));
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument();
    expect(request).toMatchObject({ status: 'completed', outcome: 'junk' });
  });

  it('offers no conversion of what was declined: it is reopened first (decisions, section 4)', async () => {
    Object.assign(data.consultations[0] ?? {}, { status: 'declined', decline_reason: 'Not our field' });
    show(`/${data.consultations[0]?.id}`);
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument();
    await more();
    expect(await screen.findByRole('menuitem', { name: 'Edit request' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /^Convert/ })).not.toBeInTheDocument();
  });

  it('leads to the other requests of the same address', async () => {
    Object.assign(data.consultations[0] ?? {}, { same_address: 2, email: 'dana@example.com' });
    const router = show();
    await userEvent.click(
      within(await row('Server keeps restarting')).getByRole('link', { name: '2 more from this address' }),
    );
    expect(router.state.location.search).toBe('?email=dana%40example.com');
    expect(await screen.findByRole('button', { name: 'Remove filter Address: dana@example.com' })).toBeInTheDocument();
  });

  it('assigns a request right in the list', async () => {
    data.users = [anAdmin({ first_name: 'Robin', last_name: 'Hall' })];
    const router = show();
    data.users.push(anAdmin({ first_name: 'Kim', last_name: 'Lee' }));
    await userEvent.click(
      within(await row('Server keeps restarting')).getByRole('button', { name: /^Edit who C-.* is assigned to/ }),
    );
    await screen.findByTitle('Kim Lee');
    await userEvent.keyboard('rob');
    await waitFor(() => expect(screen.queryByTitle('Kim Lee')).not.toBeInTheDocument());
    await userEvent.click(screen.getByTitle('Robin Hall'));
    await waitFor(() => expect(data.consultations[0]?.assigned_to).toBe(data.users[0]?.id));
    expect(router.state.location.pathname).toBe('/admin/consultations');
  });

  it('assigns several at once and says so once', async () => {
    data.users = [anAdmin({ first_name: 'Robin', last_name: 'Hall' })];
    show();
    await row('Server keeps restarting');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign these 3 requests' });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByText('Robin Hall'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(data.consultations.map(({ assigned_to: to }) => to)).toEqual(Array(3).fill(data.users[0]?.id)),
    );
    expect(await screen.findAllByText('3 requests changed.')).toHaveLength(1);
  });

  it('asks before it deletes, names what goes, and brings it back by Undo', async () => {
    const request = data.consultations[0];
    const restored: unknown[] = [];
    api.use(
      http.post('*/api/v1/consultation-requests/:id/restore', ({ params }) => {
        restored.push(params['id']);
        return HttpResponse.json({ data: request });
      }),
    );
    show(`/${request?.id}`);
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete request' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Delete request ${request?.reference}?`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete request' }));
    expect(await screen.findByText('Consultation request deleted successfully.')).toBeInTheDocument();
    expect(data.consultations).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(restored).toEqual([request?.id]);
  });
});

import { requestTitleOf, offerings, type ConsultationView } from '@portal/contracts';
import {
  aConsultation,
  aDeal,
  aFreeSlot,
  aMeeting,
  anAdmin,
  anId,
  aProject,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { fromNow } from '@portal/testing/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clientWithoutRepeats, showScreen } from '@portal/features/testing';
import { ConsultationDetailPage } from '../detail/consultation-detail.js';

const { api, data, rows } = startFakeApi(anAdmin);

const robin = anAdmin({ first_name: 'Robin', last_name: 'Hall' });
const time = aFreeSlot(fromNow({ days: 3 }).toISOString());

interface Sent {
  to: 'project' | 'deal';
  body: Record<string, unknown>;
}

/** A request, and what the server is sent to convert it. */
function given(own: Partial<ConsultationView> = {}): { request: ConsultationView; sent: Sent[] } {
  const request = aConsultation({
    title: 'Wi-Fi in both shops',
    description: 'It drops at noon.',
    assigned_to: robin.id,
    assigned_name: 'Robin Hall',
    version: 4,
    ...own,
  });
  data.users = [robin];
  data.consultations = [request];
  const sent: Sent[] = [];
  const answer = (to: Sent['to'], made: { id: string }) =>
    http.post(`*/api/v1/consultation-requests/${request.id}/convert-to-${to}`, async ({ request: call }) => {
      sent.push({ to, body: (await call.json()) as Sent['body'] });
      return HttpResponse.json({ data: made }, { status: 201 });
    });
  api.use(answer('project', aProject()), answer('deal', aDeal()));
  return { request, sent };
}

/** The same with a meeting that is still to come. */
function scheduled() {
  const all = given({ status: 'scheduled', next_meeting_at: time.starts_at, next_meeting_status: 'confirmed' });
  const meeting = aMeeting({ consultation_id: all.request.id, ...time, version: 2 });
  data.meetings = [meeting];
  return { ...all, meeting };
}

async function open(request: ConsultationView) {
  const router = showScreen(
    ConsultationDetailPage,
    '/admin/consultations/:id',
    `/admin/consultations/${request.id}`,
    clientWithoutRepeats(),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^More for C-/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Convert to project or deal' }));
  return {
    router,
    dialog: within(await screen.findByRole('dialog', { name: `Convert request ${request.reference}` })),
  };
}

const submit = (dialog: ReturnType<typeof within>, to: Sent['to']) =>
  userEvent.click(dialog.getByRole('button', { name: `Convert to ${to}` }));

describe('converting a request', () => {
  it('to a project opens a form with the request’s words, person and manager, and opens what was made', async () => {
    const { request, sent } = given();
    const { router, dialog } = await open(request);
    expect(dialog.getByLabelText('Name')).toHaveValue('Wi-Fi in both shops');
    expect(dialog.getByLabelText(/^Description/)).toHaveValue('It drops at noon.');
    expect(dialog.getByText(request.name)).toBeInTheDocument();
    expect(dialog.getByText('Robin Hall')).toBeInTheDocument();
    expect(dialog.queryByText('The coming meeting')).not.toBeInTheDocument();
    expect(sent).toEqual([]); // nothing happens before it is agreed
    api.use(
      http.post('*/api/v1/consultation-requests/:id/convert-to-project', () => HttpResponse.error(), { once: true }),
    );
    await submit(dialog, 'project');
    expect(await dialog.findByText('Failed to create project.')).toBeInTheDocument();
    await submit(dialog, 'project');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/projects\//));
    expect(screen.getByText('Project created successfully.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        to: 'project',
        body: {
          name: 'Wi-Fi in both shops',
          description: 'It drops at noon.',
          customer_id: request.customer_id,
          manager_id: robin.id,
          version: 4,
        },
      },
    ]);
  });

  it('to a deal asks for the price, and never takes 0 for it', async () => {
    const { request, sent } = given();
    const { router, dialog } = await open(request);
    await userEvent.click(dialog.getByText('Deal'));
    await submit(dialog, 'deal');
    expect(await dialog.findByText('Required')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Amount'), '1200');
    await submit(dialog, 'deal');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/deals\//));
    expect(sent).toEqual([
      {
        to: 'deal',
        body: {
          title: 'Wi-Fi in both shops',
          description: 'It drops at noon.',
          customer_id: request.customer_id,
          deal_type: 'one_time',
          amount: 1200,
          version: 4,
        },
      },
    ]);
  });

  it('to a deal begins with the price of what was asked for, and keeps a name that was typed before', async () => {
    const { request } = given({ title: requestTitleOf(offerings.project_scoping) });
    const { dialog } = await open(request);
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Scoping');
    await userEvent.click(dialog.getByText('Deal'));
    expect(dialog.getByLabelText('Title')).toHaveValue('Scoping');
    expect(dialog.getByLabelText('Amount')).toHaveValue('200.00');
  });

  it('keeps a coming meeting unless something else is chosen', async () => {
    const { request, sent, meeting } = scheduled();
    const { dialog } = await open(request);
    expect(await dialog.findByRole('radio', { name: 'Takes place as agreed' })).toBeChecked();
    expect(dialog.getByText(/with Avery Cole/)).toBeInTheDocument();
    await submit(dialog, 'project');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body['meeting']).toEqual({ id: meeting.id, version: 2, choice: 'keep' });
  });

  it('cancels it only where that is chosen, and asks for the new time where it moves', async () => {
    const { request, sent, meeting } = scheduled();
    const { dialog } = await open(request);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Moves to another time' }));
    await submit(dialog, 'project');
    expect(await dialog.findByText('Choose a new time')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: /^Is cancelled/ }));
    await submit(dialog, 'project');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body['meeting']).toEqual({ id: meeting.id, version: 2, choice: 'cancel' });
  });

  it('offers no meeting that has taken place', async () => {
    const { request } = scheduled();
    Object.assign(data.meetings?.[0] ?? {}, aFreeSlot(fromNow({ days: -3 }).toISOString()));
    const { dialog } = await open(request);
    expect(dialog.queryByText('The coming meeting')).not.toBeInTheDocument();
  });

  it('stays open with the reason where it is refused', async () => {
    const { request } = given();
    api.use(
      http.post(`*/api/v1/consultation-requests/${request.id}/convert-to-project`, () =>
        HttpResponse.json(
          {
            error: 'Please check the fields',
            code: 'invalid',
            status: 400,
            request_id: 'r1',
            details: [{ path: 'target_date', message: 'Must not be before the start' }],
          },
          { status: 400 },
        ),
      ),
    );
    const { dialog } = await open(request);
    await submit(dialog, 'project');
    expect(await dialog.findByText('Must not be before the start')).toBeInTheDocument();
  });
});

describe('a request that was converted', () => {
  it('leads to its project and its deal, and can still become what it hasn’t', async () => {
    const project_id = anId();
    const { request } = given({ project_id, status: 'completed', outcome: 'converted' });
    rows.projects = [aProject({ id: project_id, number: 'P-0042', name: 'Wi-Fi' })];
    showScreen(ConsultationDetailPage, '/admin/consultations/:id', `/admin/consultations/${request.id}`);
    expect(await screen.findByRole('link', { name: 'Project P-0042 Wi-Fi' })).toHaveAttribute(
      'href',
      `/admin/projects/${project_id}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^More for C-/ }));
    expect(await screen.findByRole('menuitem', { name: 'Convert to deal' })).toBeInTheDocument();
  });
});

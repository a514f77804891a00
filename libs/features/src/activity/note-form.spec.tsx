import type { ProjectAccess } from '@portal/contracts';
import { anActivityLog, anId, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { ProjectActivity } from './activity-timeline.js';

const projectId = anId();
const { api, rows } = startFakeApi(aUser);

const show = (access: ProjectAccess) => showPart(<ProjectActivity projectId={projectId} access={access} />);
const write = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
  if (text) await userEvent.type(screen.getByLabelText('Note'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
};

beforeEach(() => sessionStorage.clear());

describe('A note in the activity (decisions, section 11)', () => {
  it('is written by who may edit the project, and stands there at once', async () => {
    let sent: unknown;
    api.use(
      http.post('*/api/v1/activity-logs', async ({ request }) => {
        sent = await request.json();
        const note = anActivityLog({
          entity_type: 'project',
          source: 'note',
          description: 'Keys are at the front desk',
        });
        rows.activity = [note];
        return HttpResponse.json({ data: note }, { status: 201 });
      }),
    );
    show('editor');
    await write('Keys are at the front desk ');
    expect(await screen.findByText('Keys are at the front desk', { selector: '.activity__note' })).toBeInTheDocument();
    expect(sent).toEqual({
      entity_type: 'project',
      entity_id: projectId,
      activity_type: 'note',
      description: 'Keys are at the front desk',
    });
    expect(screen.getByRole('button', { name: 'Write a note' })).toBeInTheDocument();
  });

  it('that could not be saved keeps its words and shows no toast (specification, section 8)', async () => {
    api.use(
      http.post('*/api/v1/activity-logs', () =>
        HttpResponse.json({ error: 'This project is on hold' }, { status: 409 }),
      ),
    );
    show('owner');
    await write('Keys');
    expect(await screen.findByText('Failed to log activity. Your words are still here.')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('Keys');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is there again after a reload, and asks before it is left', async () => {
    show('owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    await userEvent.type(screen.getByLabelText('Note'), 'Keys');
    cleanup();
    show('owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Keys');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    expect(screen.queryByText(/unsent draft/)).not.toBeInTheDocument();
  });

  it('needs words', async () => {
    show('owner');
    await write('');
    expect(screen.getByText('Write something first')).toBeInTheDocument();
  });

  it('is nothing for those who only read', async () => {
    show('viewer');
    expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Write a note' })).not.toBeInTheDocument();
  });
});

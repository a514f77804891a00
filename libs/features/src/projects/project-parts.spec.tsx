import { aMember, aProject, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { dayFromNow } from '@portal/testing/clock';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { MemberList } from './member-list.js';
import { ProjectCard } from './project-cards.js';
import { ProjectProperties } from './project-properties.js';

const zone = 'America/New_York';
const inDays = (days: number): string => dayFromNow(days, zone);
const { api, rows } = startFakeApi(() => aUser({ time_zone: zone }));

describe('A project at a glance', () => {
  it('says how far it is, how it does, and what comes next in words', async () => {
    const project = aProject({ name: 'Wi-Fi', progress: 66.7, health: 'at_risk', next_date: inDays(1) });
    showPart(<ProjectCard project={project} href="/customer/projects/1" />);
    expect(await screen.findByRole('link', { name: 'Wi-Fi' })).toHaveAttribute('href', '/customer/projects/1');
    expect(screen.getByRole('img', { name: 'Progress: 66% done' })).toBeInTheDocument();
    expect(screen.getByText('At risk')).toBeInTheDocument();
    expect(await screen.findByText('tomorrow')).toBeInTheDocument();
    expect(screen.getByText('2 of 5 tasks done')).toBeInTheDocument();
  });

  it('was finished on the day that it was for the reader', async () => {
    const lateThatDay = `${inDays(-2)}T03:30:00.000Z`;
    showPart(<ProjectCard project={aProject({ status: 'completed', completed_at: lateThatDay })} href="/x" />);
    expect(await screen.findByText(/, 3 days ago$/)).toBeInTheDocument();
  });

  it('has no health and no next date once it is closed', async () => {
    showPart(<ProjectCard project={aProject({ status: 'cancelled', health: 'off_track' })} href="/x" />);
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(screen.queryByText('Off track')).not.toBeInTheDocument();
    expect(screen.queryByText(/Switches installed/)).not.toBeInTheDocument();
  });

  it('shows money only where the answer carried it', async () => {
    showPart(<ProjectProperties project={aProject({ budget: 1250.5 })} />);
    expect(await screen.findByText('$1,250.50')).toBeInTheDocument();
    expect(screen.queryByText('Budgeted hours')).not.toBeInTheDocument();
  });
});

describe('People of a project', () => {
  const project = aProject({ customer_name: 'Dana Willis' });
  const show = (access: 'owner' | 'viewer') => showPart(<MemberList projectId={project.id} access={access} />);
  beforeEach(() => {
    rows.projects = [project];
    rows.members = [aMember({ project_id: project.id, name: 'Luis Ortega' })];
  });

  it('are added by address, with the server’s sentence when it refuses', async () => {
    const asked: unknown[] = [];
    api.use(
      http.post('*/api/v1/projects/:id/members', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(
          {
            error: 'This person is in the project already',
            code: 'project_member.duplicate',
            status: 409,
            request_id: 't',
          },
          { status: 409 },
        );
      }),
    );
    show('owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    await userEvent.type(await screen.findByLabelText('E-mail'), 'luis@example.com');
    await userEvent.click(screen.getByRole('radio', { name: /^Viewer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add person' }));
    expect(await screen.findByText('This person is in the project already')).toBeInTheDocument();
    expect(asked).toEqual([{ email: 'luis@example.com', role: 'viewer' }]);
  });

  it('are removed after a question that names them', async () => {
    let removed: unknown;
    api.use(
      http.delete('*/api/v1/projects/:id/members/:member', ({ params }) => {
        removed = params['member'];
        rows.members = [];
        return HttpResponse.json({ data: { id: removed } });
      }),
    );
    const [luis] = rows.members;
    show('owner');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Luis Ortega' }));
    expect((await screen.findAllByText('Remove Luis Ortega?')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Remove person' }));
    await waitFor(() => expect(removed).toBe(luis!.id));
    expect(await screen.findByText('Only the owner is here')).toBeInTheDocument();
    expect(await screen.findByText('Project updated')).toBeInTheDocument();
  });

  it('are only listed for everybody else', async () => {
    show('viewer');
    expect(await screen.findByText('Luis Ortega')).toBeInTheDocument();
    expect(screen.getByText('Editor')).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

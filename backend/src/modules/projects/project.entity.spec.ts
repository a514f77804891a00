import {
  CreateProject,
  projectStatuses,
  projectTransitions,
  type ProjectStatus,
  type TransitionActor,
} from '@portal/contracts';
import { codeOf } from '../../../test/support/refusal.js';
import { ProjectMember } from './members/project-member.entity.js';
import { Project } from './project.entity.js';

const steppers: TransitionActor[] = ['admin', 'anyone'];
const every = steppers.flatMap((transitionActor) =>
  projectStatuses.flatMap((from) => projectStatuses.map((to) => [transitionActor, from, to] as const)),
);
const [CUSTOMER, OTHER] = ['0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002'];

function aProject(status: ProjectStatus = 'planning'): Project {
  const project = Project.begin(CreateProject.parse({ name: 'Network', customer_id: CUSTOMER }));
  project.status = status;
  project.takeRecordedEvents();
  return project;
}

describe('a project', () => {
  it.each(every)('%s: %s → %s is exactly what the table says (decisions, section 4)', (transitionActor, from, to) => {
    const project = aProject(from);
    const allowed = from === to || projectTransitions.allowed(from, transitionActor).includes(to);
    expect(
      codeOf(() => {
        project.change({ status: to }, transitionActor);
      }),
    ).toBe(allowed ? undefined : 'illegal_transition');
    expect(project.status).toBe(allowed ? to : from);
    expect(project.takeRecordedEvents()).toMatchObject(
      allowed && from !== to ? [{ name: 'project.status_changed', payload: { from, to } }] : [],
    );
  });

  it('begins in planning, with its money in cents', () => {
    const project = Project.begin(
      CreateProject.parse({ name: 'Network', customer_id: CUSTOMER, budget: 1234.56, budget_hours: 12.5 }),
    );
    expect(project).toMatchObject({ status: 'planning', budgetCents: 123_456, budgetHours: 12.5, completedAt: null });
    expect(project.takeRecordedEvents()).toMatchObject([
      { name: 'project.created', payload: { customer_id: CUSTOMER, consultation_id: null } },
    ]);
  });

  it('knows when it was completed, until it is reopened', () => {
    const project = aProject('active');
    project.change({ status: 'completed' }, 'admin');
    expect(project.completedAt).toBeInstanceOf(Date);
    project.change({ status: 'active' }, 'admin');
    expect(project.completedAt).toBeNull();
  });

  it('says what changed by the names and units of the wire, and nothing when nothing did', () => {
    const project = aProject();
    project.change({ name: 'Network', budget: null, customer_id: CUSTOMER }, 'admin');
    expect(project.takeRecordedEvents()).toEqual([]);
    project.change({ name: 'Phones', budget: 99.5, customer_id: OTHER }, 'admin');
    expect(project.takeRecordedEvents()).toMatchObject([
      {
        name: 'project.updated',
        payload: {
          changes: {
            name: { from: 'Network', to: 'Phones' },
            budget: { from: null, to: 99.5 },
            customer_id: { from: CUSTOMER, to: OTHER },
          },
        },
      },
    ]);
  });
});

it('a member’s role is told when it changes, and only then', () => {
  const member = ProjectMember.add(CUSTOMER, OTHER, 'viewer');
  member.takeRecordedEvents();
  member.giveRole('viewer');
  expect(member.takeRecordedEvents()).toEqual([]);
  member.giveRole('editor');
  expect(member.takeRecordedEvents()).toMatchObject([
    {
      name: 'project_member.role_changed',
      payload: { project_id: CUSTOMER, user_id: OTHER, from: 'viewer', to: 'editor' },
    },
  ]);
});

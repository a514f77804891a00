import { CreateProject, type MemberRole, type ProjectStatus } from '@portal/contracts';
import { Consultation } from '../modules/consultations/index.js';
import { Project, ProjectMember } from '../modules/projects/index.js';
import { datedAt } from './builders/persist-quietly.js';
import { CAKES, CLOUD } from './demo-consultations.js';
import { DANA, GRACE, LUIS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** A project of the demo data; its days count from now, negative is past. */
type DemoProject = readonly [
  name: string,
  customer: string,
  days: readonly [begunAgo: number, startsIn: number, endsIn: number],
  description: string,
  more: Partial<Pick<CreateProject, 'priority' | 'health' | 'budget' | 'budget_hours'>> & {
    steps?: readonly ProjectStatus[];
    members?: Readonly<Record<string, MemberRole>>;
    /** The title of the request it came from. */
    consultation?: string;
  },
];

/** Projects in every state, several of each customer. */
const demoProjects: readonly DemoProject[] = [
  [
    'Network for both shops',
    DANA,
    [45, -40, 35],
    'One network for the shops in Oriental and New Bern: new cabling, managed Wi-Fi and a guest network.',
    { steps: ['active'], priority: 'high', budget: 12_500, budget_hours: 96, members: { [LUIS]: 'editor' } },
  ],
  [
    'Online cake orders',
    DANA,
    [6, 10, 90],
    'Customers order cakes on the site and pay when they pick them up. About forty orders a week.',
    {
      budget: 8_400,
      budget_hours: 70,
      members: { [LUIS]: 'viewer' },
      consultation: CAKES,
    },
  ],
  [
    'New tills',
    DANA,
    [210, -200, -120],
    'Two tills with card readers, connected to the bookkeeping.',
    { steps: ['active', 'completed'], budget: 5_200, budget_hours: 34 },
  ],
  [
    'Phones at the counter',
    LUIS,
    [60, -50, 60],
    'Replace the old phone system. Waits until the lease of the old one ends.',
    { steps: ['active', 'on_hold'], priority: 'low', health: 'at_risk', budget: 2_900, members: { [DANA]: 'viewer' } },
  ],
  [
    'Stable card terminal',
    LUIS,
    [12, -10, 8],
    'Find out why the terminal at the counter loses its connection, and end it.',
    { steps: ['active'], priority: 'urgent', health: 'off_track', budget_hours: 12, members: { [DANA]: 'editor' } },
  ],
  [
    'Move to the cloud',
    GRACE,
    [38, -30, 45],
    'The practice software becomes a service; files and mail follow, and the server in the basement goes.',
    {
      steps: ['active'],
      priority: 'high',
      health: 'at_risk',
      budget: 18_750,
      budget_hours: 140,
      consultation: CLOUD,
    },
  ],
  [
    'Tablets for the waiting room',
    GRACE,
    [80, -70, -20],
    'Patients fill in their forms on a tablet instead of on paper.',
    { steps: ['active', 'cancelled'], priority: 'low', budget: 3_000 },
  ],
  [
    'Backup that is tested',
    GRACE,
    [150, -140, -95],
    'Daily backup to two places, restored every month to prove that it works.',
    { steps: ['active', 'completed'], budget: 4_100, budget_hours: 28 },
  ],
];

/** Makes the demo's projects with their members, one by one, so that numbers follow the dates. */
export async function loadProjects(world: DemoWorld): Promise<void> {
  for (const story of demoProjects.toSorted(([, , [one]], [, , [other]]) => other - one)) {
    const project = await projectOf(world, story);
    await world.save(project);
    world.projects.set(project.name, project);
    const members = Object.entries(story[4].members ?? {}).map(([email, role]) =>
      datedAt(ProjectMember.add(project.id, world.people.named(email).id, role), project.createdAt),
    );
    await world.save(...members);
  }
}

async function projectOf(world: DemoWorld, story: DemoProject): Promise<Project> {
  const [name, customer, [begunAgo, startsIn, endsIn], description, more] = story;
  const { priority, health, budget, budget_hours, steps = [], consultation } = more;
  const request = consultation ? await world.em.findOneOrFail(Consultation, { title: consultation }) : null;
  const project = Project.begin(
    CreateProject.parse({
      ...{ name, description, priority, health, budget, budget_hours },
      customer_id: world.people.named(customer).id,
      start_date: world.day(startsIn),
      target_date: world.day(endsIn),
      manager_id: world.admin.id,
      consultation_id: request?.id,
    }),
  );
  for (const status of steps) project.change({ status }, 'admin');
  const ended = world.daysAgo(Math.max(-endsIn, 0));
  if (project.completedAt) project.completedAt = ended;
  const isOver = project.status === 'completed' || project.status === 'cancelled';
  return datedAt(project, world.daysAgo(begunAgo), isOver ? ended : world.daysAgo(begunAgo / 2));
}

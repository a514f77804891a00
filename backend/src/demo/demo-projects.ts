import { createProject, type CreateProject, type MemberRole, type ProjectStatus } from '@portal/contracts';
import { Consultation } from '../modules/consultations/index.js';
import { Project, ProjectMember } from '../modules/projects/index.js';
import { datedAt } from './builders/persist-quietly.js';
import { DANA, GRACE, LUIS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** A project of the demo data: owner, members, and its transitions. */
interface DemoProject
  extends
    Pick<CreateProject, 'name' | 'description'>,
    Partial<Pick<CreateProject, 'priority' | 'health' | 'budget' | 'budget_hours'>> {
  customer: string;
  /** Days since it was begun. */
  daysAgo: number;
  /** Days from now; negative is past. */
  startsIn: number;
  endsIn: number;
  steps?: readonly ProjectStatus[];
  members?: Readonly<Record<string, MemberRole>>;
  /** The title of the request it came from. */
  consultation?: string;
}

/** Projects in every state, several of each customer. */
const demoProjects: readonly DemoProject[] = [
  {
    name: 'Network for both shops',
    description: 'One network for the shops in Oriental and New Bern: new cabling, managed Wi-Fi and a guest network.',
    customer: DANA,
    daysAgo: 45,
    startsIn: -40,
    endsIn: 35,
    steps: ['active'],
    priority: 'high',
    budget: 12_500,
    budget_hours: 96,
    members: { [LUIS]: 'editor' },
  },
  {
    name: 'Online cake orders',
    description: 'Customers order cakes on the site and pay when they pick them up. About forty orders a week.',
    customer: DANA,
    daysAgo: 6,
    startsIn: 10,
    endsIn: 90,
    budget: 8_400,
    budget_hours: 70,
    members: { [LUIS]: 'viewer' },
    consultation: 'Project scoping - online cake orders',
  },
  {
    name: 'New tills',
    description: 'Two tills with card readers, connected to the bookkeeping.',
    customer: DANA,
    daysAgo: 210,
    startsIn: -200,
    endsIn: -120,
    steps: ['active', 'completed'],
    budget: 5_200,
    budget_hours: 34,
  },
  {
    name: 'Phones at the counter',
    description: 'Replace the old phone system. Waits until the lease of the old one ends.',
    customer: LUIS,
    daysAgo: 60,
    startsIn: -50,
    endsIn: 60,
    steps: ['active', 'on_hold'],
    priority: 'low',
    health: 'at_risk',
    budget: 2_900,
    members: { [DANA]: 'viewer' },
  },
  {
    name: 'Stable card terminal',
    description: 'Find out why the terminal at the counter loses its connection, and end it.',
    customer: LUIS,
    daysAgo: 12,
    startsIn: -10,
    endsIn: 8,
    steps: ['active'],
    priority: 'urgent',
    health: 'off_track',
    budget_hours: 12,
    members: { [DANA]: 'editor' },
  },
  {
    name: 'Move to the cloud',
    description: 'The practice software becomes a service; files and mail follow, and the server in the basement goes.',
    customer: GRACE,
    daysAgo: 38,
    startsIn: -30,
    endsIn: 45,
    steps: ['active'],
    priority: 'high',
    health: 'at_risk',
    budget: 18_750,
    budget_hours: 140,
    consultation: 'Strategy consultation - moving to the cloud',
  },
  {
    name: 'Tablets for the waiting room',
    description: 'Patients fill in their forms on a tablet instead of on paper.',
    customer: GRACE,
    daysAgo: 80,
    startsIn: -70,
    endsIn: -20,
    steps: ['active', 'cancelled'],
    priority: 'low',
    budget: 3_000,
  },
  {
    name: 'Backup that is tested',
    description: 'Daily backup to two places, restored every month to prove that it works.',
    customer: GRACE,
    daysAgo: 150,
    startsIn: -140,
    endsIn: -95,
    steps: ['active', 'completed'],
    budget: 4_100,
    budget_hours: 28,
  },
];

/** Makes the demo's projects with their members, one by one, so that numbers follow the dates. */
export async function loadProjects(world: DemoWorld): Promise<void> {
  for (const { members = {}, ...story } of demoProjects.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const project = await projectOf(world, story);
    await world.save(project);
    world.projects.set(story.name, project);
    const rows = Object.entries(members).map(([email, role]) =>
      datedAt(ProjectMember.add(project.id, world.people.named(email).id, role), project.createdAt),
    );
    await world.save(...rows);
  }
}

async function projectOf(world: DemoWorld, story: Omit<DemoProject, 'members'>): Promise<Project> {
  const { customer, daysAgo, startsIn, endsIn, steps = [], consultation, ...input } = story;
  const request = consultation ? await world.em.findOneOrFail(Consultation, { title: consultation }) : null;
  const project = Project.begin(
    createProject.parse({
      ...input,
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
  return datedAt(project, world.daysAgo(daysAgo), isOver ? ended : world.daysAgo(daysAgo / 2));
}

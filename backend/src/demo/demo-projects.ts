import type { CreateProject, MemberRole, ProjectHealth, ProjectStatus } from '@portal/contracts';

/** A project of the demo data: owner, members, and its transitions. */
export interface DemoProject {
  name: string;
  description: string;
  customer: string;
  /** Days since it was begun. */
  daysAgo: number;
  /** Days from now; negative is past. */
  startsIn?: number;
  endsIn?: number;
  steps?: readonly ProjectStatus[];
  priority?: CreateProject['priority'];
  health?: ProjectHealth;
  budget?: number;
  budgetHours?: number;
  members?: Readonly<Record<string, MemberRole>>;
  /** The title of the request it came from. */
  consultation?: string;
}

const dana = 'dana@neusebakery.example';
const luis = 'luis@neusebakery.example';
const grace = 'grace@tidewaterdental.example';

/** Projects in every state, several of each customer. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: 'Network for both shops',
    description: 'One network for the shops in Oriental and New Bern: new cabling, managed Wi-Fi and a guest network.',
    customer: dana,
    daysAgo: 45,
    startsIn: -40,
    endsIn: 35,
    steps: ['active'],
    priority: 'high',
    budget: 12_500,
    budgetHours: 96,
    members: { [luis]: 'editor' },
  },
  {
    name: 'Online cake orders',
    description: 'Customers order cakes on the site and pay when they pick them up. About forty orders a week.',
    customer: dana,
    daysAgo: 6,
    startsIn: 10,
    endsIn: 90,
    budget: 8_400,
    budgetHours: 70,
    members: { [luis]: 'viewer' },
    consultation: 'Project scoping - online cake orders',
  },
  {
    name: 'New tills',
    description: 'Two tills with card readers, connected to the bookkeeping.',
    customer: dana,
    daysAgo: 210,
    startsIn: -200,
    endsIn: -120,
    steps: ['active', 'completed'],
    budget: 5_200,
    budgetHours: 34,
  },
  {
    name: 'Phones at the counter',
    description: 'Replace the old phone system. Waits until the lease of the old one ends.',
    customer: luis,
    daysAgo: 60,
    startsIn: -50,
    endsIn: 60,
    steps: ['active', 'on_hold'],
    priority: 'low',
    health: 'at_risk',
    budget: 2_900,
    members: { [dana]: 'viewer' },
  },
  {
    name: 'Stable card terminal',
    description: 'Find out why the terminal at the counter loses its connection, and end it.',
    customer: luis,
    daysAgo: 12,
    startsIn: -10,
    endsIn: 8,
    steps: ['active'],
    priority: 'urgent',
    health: 'off_track',
    budgetHours: 12,
    members: { [dana]: 'editor' },
  },
  {
    name: 'Move to the cloud',
    description: 'The practice software becomes a service; files and mail follow, and the server in the basement goes.',
    customer: grace,
    daysAgo: 38,
    startsIn: -30,
    endsIn: 45,
    steps: ['active'],
    priority: 'high',
    health: 'at_risk',
    budget: 18_750,
    budgetHours: 140,
    consultation: 'Strategy consultation - moving to the cloud',
  },
  {
    name: 'Tablets for the waiting room',
    description: 'Patients fill in their forms on a tablet instead of on paper.',
    customer: grace,
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
    customer: grace,
    daysAgo: 150,
    startsIn: -140,
    endsIn: -95,
    steps: ['active', 'completed'],
    budget: 4_100,
    budgetHours: 28,
  },
];

import type { CreateTask, MilestoneStatus, TaskStatus } from '@portal/contracts';
import { AVERY, DANA, GRACE, LUIS } from './demo-people.js';

/** A milestone. One that needs approval and is completed was approved by the owner. */
export type DemoMilestone = readonly [
  title: string,
  status: MilestoneStatus,
  /** Days from now, negative is past. */
  dueIn: number | null,
  more?: {
    description?: string;
    approval?: boolean;
    /** The changes that the owner requested. */
    changes?: string;
  },
];

/** Project name → its milestones, in every state. */
export const demoMilestones: Readonly<Record<string, readonly DemoMilestone[]>> = {
  'Network for both shops': [
    [
      'Plan and offer',
      'completed',
      -26,
      { description: 'Both shops are measured, the plan is drawn and agreed.', approval: true },
    ],
    [
      'Shop in Oriental',
      'awaiting_approval',
      2,
      { description: 'New cabling and Wi-Fi in the shop that is open, done in the evenings.', approval: true },
    ],
    [
      'Shop in New Bern',
      'in_progress',
      21,
      {
        description: 'The same for the new shop, before the counter is built in.',
        approval: true,
        changes: 'Please move the rack out of the storeroom; the flour delivery needs that wall.',
      },
    ],
    ['Handover', 'planned', 35, { description: 'Drawings, passwords and a short walk through for the team.' }],
    ['Cameras', 'cancelled', null, { description: 'Left out; the landlord does it.' }],
  ],
  'Online cake orders': [['What it should do', 'awaiting_approval', 6, { approval: true }]],
  'New tills': [['Both tills at the counter', 'completed', -120]],
  'Phones at the counter': [['New phones at the counter', 'planned', 60]],
  'Stable card terminal': [
    ['Find the cause', 'in_progress', 3],
    ['Stable for two weeks', 'planned', 8],
  ],
  'Move to the cloud': [
    ['Mail and files', 'completed', -8, { approval: true }],
    [
      'Practice software',
      'in_progress',
      18,
      { description: 'A weekend without patients, with a way back until Sunday noon.', approval: true },
    ],
    ['The old server goes', 'planned', 45],
  ],
  'Backup that is tested': [['Restored once', 'completed', -96]],
};

/** A task of the demo data; days count from now, negative is past. */
export type DemoTask = readonly [
  title: string,
  status: TaskStatus,
  assignee: string | null,
  days: readonly [madeAgo: number, doneAgo?: number],
  weight: number,
  more?: Partial<Pick<CreateTask, 'description' | 'priority' | 'labels'>> & {
    dueIn?: number;
    /** Estimated, and spent so far. */
    minutes?: readonly [number, number?];
    blocked?: string;
  },
];

/** Title of a milestone → its tasks, in every state. */
export const demoTasks: Readonly<Record<string, readonly DemoTask[]>> = {
  'Plan and offer': [
    ['Measure both shops', 'done', AVERY, [44, 40], 3, { dueIn: -39, minutes: [240, 270] }],
    ['Draw the cabling plan', 'done', AVERY, [42, 33], 5, { dueIn: -32, minutes: [300, 330], labels: ['plan'] }],
    ['Choose access points and switches', 'done', AVERY, [41, 29], 3, { dueIn: -30, labels: ['hardware'] }],
  ],
  'Shop in Oriental': [
    [
      'Run the cables to the counter and the bakery',
      'done',
      AVERY,
      [30, 19],
      8,
      { dueIn: -18, priority: 'high', minutes: [600, 660], labels: ['cabling', 'evening'] },
    ],
    ['Mount three access points', 'done', AVERY, [28, 12], 5, { dueIn: -14, minutes: [180, 150], labels: ['Wi-Fi'] }],
    ['Guest network with a sign at the door', 'done', LUIS, [20, 3], 2, { dueIn: 1, labels: ['Wi-Fi'] }],
    [
      'Measure Wi-Fi in every corner',
      'in_review',
      AVERY,
      [15],
      3,
      { dueIn: 1, minutes: [120, 100], labels: ['Wi-Fi'] },
    ],
  ],
  'Shop in New Bern': [
    [
      'Place for the rack',
      'in_progress',
      LUIS,
      [14],
      3,
      {
        dueIn: 4,
        priority: 'high',
        labels: ['hardware'],
        description: 'The storeroom is too small. Candidates: the office, or under the stairs with a fan.',
      },
    ],
    [
      'Line from the provider',
      'blocked',
      AVERY,
      [25],
      8,
      {
        dueIn: -2,
        priority: 'urgent',
        blocked: 'The provider moved the appointment to next week',
        labels: ['provider'],
      },
    ],
    [
      'Run the cables before the counter comes',
      'todo',
      AVERY,
      [13],
      8,
      { dueIn: 9, priority: 'high', minutes: [480], labels: ['cabling'] },
    ],
    ['Mount four access points', 'todo', null, [13], 5, { dueIn: 16, minutes: [240], labels: ['Wi-Fi'] }],
    ['Cameras at the back door', 'cancelled', null, [24], 5, { labels: ['hardware'] }],
  ],
  Handover: [
    ['Write the one-page manual', 'backlog', DANA, [13], 2],
    ['Walk through with the morning shift', 'backlog', null, [12], 1, { dueIn: 34 }],
  ],
  'What it should do': [
    ['Write down the way of an order', 'in_review', AVERY, [5], 3, { dueIn: 0 }],
    ['Pictures of the twelve cakes', 'in_progress', DANA, [5], 2, { dueIn: 5 }],
  ],
  'Both tills at the counter': [
    ['Order the tills', 'done', AVERY, [205, 195], 2, { dueIn: -190 }],
    ['Connect them to the bookkeeping', 'done', AVERY, [190, 122], 5, { dueIn: -120 }],
  ],
  'New phones at the counter': [['Port the number', 'todo', LUIS, [55], 3]],
  'Find the cause': [
    ['Log every loss for a week', 'done', LUIS, [11, 3], 2, { dueIn: -3 }],
    ['Swap the cable and the port', 'done', AVERY, [9, 7], 1, { dueIn: -5 }],
    ['Ask the terminal’s maker for the error codes', 'in_progress', AVERY, [6], 3, { dueIn: -1, priority: 'urgent' }],
  ],
  'Stable for two weeks': [['Watch the terminal through two Saturdays', 'todo', DANA, [6], 2, { dueIn: 8 }]],
  'Mail and files': [
    ['Move eleven mailboxes', 'done', AVERY, [36, 22], 8, { dueIn: -20, minutes: [420, 510] }],
    ['Move shared files', 'done', AVERY, [35, 15], 5, { dueIn: -15 }],
    ['Second factor for everybody', 'done', GRACE, [30, 9], 3, { dueIn: -10, priority: 'high', labels: ['security'] }],
  ],
  'Practice software': [
    ['Trial with last month’s data', 'in_review', AVERY, [18], 8, { dueIn: 3, priority: 'high' }],
    [
      'Connect the X-ray machine',
      'blocked',
      AVERY,
      [16],
      5,
      { dueIn: 6, priority: 'urgent', blocked: 'The maker has to open the interface' },
    ],
    ['Choose the weekend', 'todo', GRACE, [10], 1, { dueIn: 5 }],
  ],
  'The old server goes': [
    ['Wipe the disks and hand over the certificate', 'backlog', null, [10], 2, { labels: ['security'] }],
  ],
  'Restored once': [
    ['Backup to two places', 'done', AVERY, [140, 118], 8, { dueIn: -115 }],
    ['Restore a patient file in front of the team', 'done', GRACE, [120, 96], 3, { dueIn: -96 }],
  ],
};

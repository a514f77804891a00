import type { DemoMilestone } from './demo-milestone.js';

const admin = 'admin@pamlico.example';
const grace = 'grace@tidewaterdental.example';

export const cloudWork: readonly DemoMilestone[] = [
  {
    title: 'Mail and files',
    status: 'completed',
    dueIn: -8,
    approval: true,
    tasks: [
      {
        title: 'Move eleven mailboxes',
        status: 'done',
        daysAgo: 36,
        doneAgo: 22,
        dueIn: -20,
        weight: 8,
        assignee: admin,
        estimate: 420,
        spent: 510,
      },
      { title: 'Move shared files', status: 'done', daysAgo: 35, doneAgo: 15, dueIn: -15, weight: 5, assignee: admin },
      {
        title: 'Second factor for everybody',
        status: 'done',
        daysAgo: 30,
        doneAgo: 9,
        dueIn: -10,
        weight: 3,
        priority: 'high',
        assignee: grace,
        labels: ['security'],
      },
    ],
  },
  {
    title: 'Practice software',
    description: 'A weekend without patients, with a way back until Sunday noon.',
    status: 'in_progress',
    dueIn: 18,
    approval: true,
    tasks: [
      {
        title: 'Trial with last month’s data',
        status: 'in_review',
        daysAgo: 18,
        dueIn: 3,
        weight: 8,
        priority: 'high',
        assignee: admin,
      },
      {
        title: 'Connect the X-ray machine',
        status: 'blocked',
        daysAgo: 16,
        dueIn: 6,
        weight: 5,
        priority: 'urgent',
        assignee: admin,
        blocked: 'The maker has to open the interface',
      },
      { title: 'Choose the weekend', status: 'todo', daysAgo: 10, dueIn: 5, weight: 1, assignee: grace },
    ],
  },
  {
    title: 'The old server goes',
    status: 'planned',
    dueIn: 45,
    tasks: [
      {
        title: 'Wipe the disks and hand over the certificate',
        status: 'backlog',
        daysAgo: 10,
        weight: 2,
        labels: ['security'],
      },
    ],
  },
];

export const backupWork: readonly DemoMilestone[] = [
  {
    title: 'Restored once',
    status: 'completed',
    dueIn: -96,
    tasks: [
      {
        title: 'Backup to two places',
        status: 'done',
        daysAgo: 140,
        doneAgo: 118,
        dueIn: -115,
        weight: 8,
        assignee: admin,
      },
      {
        title: 'Restore a patient file in front of the team',
        status: 'done',
        daysAgo: 120,
        doneAgo: 96,
        dueIn: -96,
        weight: 3,
        assignee: grace,
      },
    ],
  },
];

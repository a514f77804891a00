import type { DemoMilestone } from './demo-milestone.js';

const admin = 'admin@pamlico.example';
const dana = 'dana@neusebakery.example';
const luis = 'luis@neusebakery.example';

export const terminalWork: readonly DemoMilestone[] = [
  {
    title: 'Find the cause',
    status: 'in_progress',
    dueIn: 3,
    tasks: [
      {
        title: 'Log every loss for a week',
        status: 'done',
        daysAgo: 11,
        doneAgo: 3,
        dueIn: -3,
        weight: 2,
        assignee: luis,
      },
      {
        title: 'Swap the cable and the port',
        status: 'done',
        daysAgo: 9,
        doneAgo: 7,
        dueIn: -5,
        weight: 1,
        assignee: admin,
      },
      {
        title: 'Ask the terminal’s maker for the error codes',
        status: 'in_progress',
        daysAgo: 6,
        dueIn: -1,
        weight: 3,
        priority: 'urgent',
        assignee: admin,
      },
    ],
  },
  {
    title: 'Stable for two weeks',
    status: 'planned',
    dueIn: 8,
    tasks: [
      {
        title: 'Watch the terminal through two Saturdays',
        status: 'todo',
        daysAgo: 6,
        dueIn: 8,
        weight: 2,
        assignee: dana,
      },
    ],
  },
];

export const ordersWork: readonly DemoMilestone[] = [
  {
    title: 'What it should do',
    status: 'awaiting_approval',
    dueIn: 6,
    approval: true,
    tasks: [
      {
        title: 'Write down the way of an order',
        status: 'in_review',
        daysAgo: 5,
        dueIn: 0,
        weight: 3,
        assignee: admin,
      },
      { title: 'Pictures of the twelve cakes', status: 'in_progress', daysAgo: 5, dueIn: 5, weight: 2, assignee: dana },
    ],
  },
];

export const phonesWork: readonly DemoMilestone[] = [
  {
    title: 'New phones at the counter',
    status: 'planned',
    dueIn: 60,
    tasks: [{ title: 'Port the number', status: 'todo', daysAgo: 55, weight: 3, assignee: luis }],
  },
];

export const tillsWork: readonly DemoMilestone[] = [
  {
    title: 'Both tills at the counter',
    status: 'completed',
    dueIn: -120,
    tasks: [
      { title: 'Order the tills', status: 'done', daysAgo: 205, doneAgo: 195, dueIn: -190, weight: 2, assignee: admin },
      {
        title: 'Connect them to the bookkeeping',
        status: 'done',
        daysAgo: 190,
        doneAgo: 122,
        dueIn: -120,
        weight: 5,
        assignee: admin,
      },
    ],
  },
];

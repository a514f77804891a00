import { metricsOf } from '../core/metric.js';
import { openTaskStatuses } from './task.contract.js';

/** What is counted of tasks; the flow of one project’s tasks is `taskMetrics`. */
export const metricsOfTasks = metricsOf('tasks', ['company_id', 'project_id'])({
  open_tasks: {
    label: 'Open Tasks',
    sentence: 'Tasks that are neither done nor cancelled',
    roles: ['admin', 'customer'],
    filter: { status: [...openTaskStatuses] },
  },
  overdue_tasks: {
    label: 'Overdue Tasks',
    sentence: 'Unfinished tasks past their due date',
    roles: ['admin', 'customer'],
    filter: { overdue: true },
  },
  completed_this_month: {
    label: 'Completed This Month',
    sentence: 'Tasks completed since the first of the month, Eastern time',
    roles: ['admin'],
    filter: { completed: 'this_month' },
  },
});

import { at, isOneOf, num, officeDay, sum, type Raw } from './raw-rows.js';
import { isLateTask } from './slow-metrics.js';
import {
  all,
  DAY,
  happened,
  inDollars,
  metric,
  oneDecimal,
  over,
  seen,
  wasCreated,
  type Asked,
  type Total,
} from './totals-kit.js';

const ofTasks = over('tasks');
const ofTickets = over('tickets');

const isCounted = (task: Raw): boolean => task['status'] !== 'cancelled';
const weight = (task: Raw): number => num(task, 'weight');
const weightIn = (...states: string[]): Total => ofTasks((task) => isOneOf(task, 'status', ...states), weight);

const wasCompleted = (task: Raw, asked: Asked): boolean =>
  task['status'] === 'done' && happened('completed_at')(asked)(task);
const mondayOf = (day: string): string => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return officeDay(noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY);
};

/** Hours are rounded in each row, and rows are weeks. */
const hoursDone: Total = (asked) => {
  const minutes = new Map<string, number>();
  for (const task of seen('tasks', asked).filter((one) => wasCompleted(one, asked))) {
    const week = mondayOf(officeDay(at(task, 'completed_at') ?? 0));
    minutes.set(week, (minutes.get(week) ?? 0) + num(task, 'spent_minutes'));
  }
  return oneDecimal([...minutes.values()].reduce((hours, one) => hours + oneDecimal(one / 60), 0));
};
const hoursSpent: Total = (asked) =>
  oneDecimal(
    sum(seen('projects', asked), ({ id }) =>
      oneDecimal(
        sum(
          seen('tasks', asked).filter(({ project_id }) => project_id === id),
          (task) => num(task, 'spent_minutes'),
        ) / 60,
      ),
    ),
  );
const reopened: Total = (asked) =>
  asked.kept.domain_events.filter(
    (event) =>
      event['name'] === 'task.status_changed' &&
      (event['payload'] as Raw)['from'] === 'done' &&
      happened('occurred_at')(asked)(event) &&
      seen('tasks', asked).some(({ id }) => id === event['entity_id']),
  ).length;

const answered = (ticket: Raw): number | null => at(ticket, 'first_responded_at');
const resolved = (ticket: Raw): number | null => at(ticket, 'resolved_at');
const answeredOrEnded = (ticket: Raw): number | null => answered(ticket) ?? resolved(ticket);
const solved = (ticket: Raw): number | null => (answered(ticket) === null ? null : resolved(ticket));
const isSupport = (ticket: Raw, asked: Asked): boolean =>
  ticket['merged_into_id'] === null && wasCreated(asked)(ticket);
const kept = (met: (ticket: Raw) => number | null, due: string): Total =>
  ofTickets((ticket, asked) => {
    const [done, until] = [met(ticket), at(ticket, due)];
    return isSupport(ticket, asked) && done !== null && done <= (until ?? done);
  });
const missed = (met: (ticket: Raw) => number | null, due: string): Total =>
  ofTickets((ticket, asked) => {
    const until = at(ticket, due);
    return isSupport(ticket, asked) && until !== null && (met(ticket) ?? asked.kept.now) > until;
  });

/** Tickets that ended without an answer before a promise was past due. */
const unansweredBefore = (due: string): Total =>
  ofTickets((ticket, asked) => {
    const ended = resolved(ticket);
    return (
      isSupport(ticket, asked) && answered(ticket) === null && ended !== null && ended <= (at(ticket, due) ?? ended)
    );
  });
export const unansweredTotals = {
  first_response: unansweredBefore('first_response_due_at'),
  resolution: unansweredBefore('resolution_due_at'),
} as const;

/** Totals of the reports about work and support, by the name of their column. */
export const workTotals = {
  project_status: {
    tasks: ofTasks(isCounted),
    done: ofTasks((task) => task['status'] === 'done'),
    overdue: metric('overdue_tasks'),
    spent: hoursSpent,
    budget: inDollars(over('projects')(all, (project) => num(project, 'budget_cents'))),
  },
  task_throughput: {
    created: ofTasks((task, asked) => wasCreated(asked)(task)),
    completed: ofTasks(wasCompleted),
    reopened,
    hours: hoursDone,
  },
  weights: {
    total: ofTasks(isCounted, weight),
    completed: weightIn('done'),
    in_progress: weightIn('in_progress'),
    in_review: weightIn('in_review'),
    blocked: weightIn('blocked'),
    remaining: ofTasks((task) => isCounted(task) && task['status'] !== 'done', weight),
    overdue: ofTasks((task, asked) => isLateTask(asked.kept, task), weight),
  },
  support_sla: {
    tickets: ofTickets(isSupport),
    response_kept: kept(answered, 'first_response_due_at'),
    response_missed: missed(answeredOrEnded, 'first_response_due_at'),
    unanswered: ofTickets(
      (ticket, asked) => isSupport(ticket, asked) && answered(ticket) === null && resolved(ticket) !== null,
    ),
    resolution_kept: kept(solved, 'resolution_due_at'),
    resolution_missed: missed(resolved, 'resolution_due_at'),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Total>>>>;

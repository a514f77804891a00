import {
  openTaskStatuses,
  priorities,
  taskStatuses,
  type OfProjectInTime,
  type Priority,
  type TaskStatus,
} from '@portal/contracts';

const HOUR = 3_600_000;

/** The rows as they are stored, without any computation by the database. */
export interface KeptTask {
  status: TaskStatus;
  priority: Priority;
  weight: number;
  createdAt: number;
  completedAt: number | null;
  reopenedAt: number[];
  dueDate: string | null;
  milestoneId: string | null;
  assigneeId: string | null;
}

/** A project's tasks that aren't deleted, its milestones in order, and its possible assignees. */
export interface KeptProject {
  rows: KeptTask[];
  milestones: { id: string; title: string }[];
  assignees: { id: string; firstName: string | null; lastName: string | null }[];
}

const office = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
/** The day it is at the office, written like 2026-03-31. */
export const officeDay = (time: number): string => office.format(time);
/** The day so many days later. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10);
const mondayOf = (day: string): string => shifted(day, -((new Date(day).getUTCDay() + 6) % 7));
/** Percent to one decimal, half up, in whole numbers. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((2_000 * part + whole) / (2 * whole)) / 10;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Slow and obvious: loops over the rows, one number at a time. */
export function recountWeights({ rows, milestones, assignees }: KeptProject, now: number) {
  const live = rows.filter((row) => row.status !== 'cancelled');
  const weighed = (some: KeptTask[]) => sum(some.map((row) => row.weight));
  const done = live.filter((row) => row.status === 'done');
  const isOpen = (row: KeptTask) => (openTaskStatuses as readonly string[]).includes(row.status);
  const today = officeDay(now);
  const share = (key: string, label: string, some: KeptTask[]) => ({
    key,
    label,
    total: weighed(some),
    done: weighed(some.filter((row) => row.status === 'done')),
  });
  const thisMonday = mondayOf(today);
  const velocity = [7, 6, 5, 4, 3, 2, 1, 0].map((ago) => {
    const week_of = shifted(thisMonday, -7 * ago);
    return {
      week_of,
      weight: weighed(done.filter((row) => mondayOf(officeDay(row.completedAt ?? 0)) === week_of)),
    };
  });
  const forecast = (): string | null => {
    const first = live.map((row) => mondayOf(officeDay(row.createdAt))).sort()[0];
    const full = velocity
      .filter(({ week_of }) => first !== undefined && week_of >= first && week_of < thisMonday)
      .map(({ weight }) => weight)
      .sort((a, b) => a - b);
    const half = full.length >> 1;
    const pace = full.length % 2 === 1 ? (full[half] ?? 0) : ((full[half - 1] ?? 0) + (full[half] ?? 0)) / 2;
    if (full.length < 3 || pace === 0) return null;
    return shifted(today, Math.ceil(((weighed(live) - weighed(done)) * 7) / pace));
  };
  return {
    forecast_date: forecast(),
    total: weighed(live),
    completed: weighed(done),
    in_progress: weighed(live.filter((row) => row.status === 'in_progress')),
    in_review: weighed(live.filter((row) => row.status === 'in_review')),
    blocked: weighed(live.filter((row) => row.status === 'blocked')),
    remaining: weighed(live) - weighed(done),
    overdue: weighed(live.filter((row) => isOpen(row) && row.dueDate !== null && row.dueDate < today)),
    weighted_progress: percent(weighed(done), weighed(live)),
    count_progress: percent(done.length, live.length),
    by_milestone: [...milestones, null]
      .map((one) => ({ one, some: live.filter((row) => row.milestoneId === (one?.id ?? null)) }))
      .filter(({ some }) => some.length > 0)
      .map(({ one, some }) => share(one?.id ?? 'none', one?.title ?? 'No milestone', some)),
    by_priority: priorities.map((priority) =>
      share(
        priority,
        priority.charAt(0).toUpperCase() + priority.slice(1),
        live.filter((row) => row.priority === priority),
      ),
    ),
    by_status: taskStatuses
      .filter((status) => status !== 'cancelled')
      .map((status) => ({ key: status, total: weighed(live.filter((row) => row.status === status)) })),
    by_assignee: [...assignees, null]
      .map((one) => ({ one, some: live.filter((row) => row.assigneeId === (one?.id ?? null)) }))
      .filter(({ some }) => some.length > 0)
      .map(({ one, some }) =>
        share(one?.id ?? 'none', one ? [one.firstName, one.lastName].filter(Boolean).join(' ') : 'Unassigned', some),
      ),
    velocity,
  };
}

/** The same for how tasks flowed. */
export function recountMetrics({ rows }: KeptProject, timeframe: OfProjectInTime['timeframe'], now: number) {
  const span = { '7d': 7, '30d': 30, '90d': 90, all: 100_000 }[timeframe];
  const since = now - span * 24 * HOUR;
  const done = rows.filter((row) => row.completedAt !== null && row.completedAt >= since);
  // an imported task without a day of creation has that of its completion
  const timed = done.filter((row) => row.completedAt !== row.createdAt);
  const hours = timed.map((row) => ((row.completedAt ?? 0) - row.createdAt) / HOUR).sort((a, b) => a - b);
  const place = 0.85 * (hours.length - 1);
  const [low, high] = [hours[Math.floor(place)] ?? 0, hours[Math.ceil(place)] ?? 0];
  const due = done.filter((row) => row.dueDate !== null);
  const onTime = due.filter((row) => officeDay(row.completedAt ?? 0) <= (row.dueDate ?? ''));
  return {
    created: rows.filter((row) => row.createdAt >= since).length,
    completed: done.length,
    reopened: sum(rows.map((row) => row.reopenedAt.filter((at) => at >= since).length)),
    mean: hours.length === 0 ? null : sum(hours) / hours.length,
    p85: hours.length === 0 ? null : low + (high - low) * (place - Math.floor(place)),
    overdue: rows.filter(
      (row) =>
        (openTaskStatuses as readonly string[]).includes(row.status) &&
        row.dueDate !== null &&
        row.dueDate < officeDay(now),
    ).length,
    on_time_share: due.length === 0 ? null : percent(onTime.length, due.length),
  };
}

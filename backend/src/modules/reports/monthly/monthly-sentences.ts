import type { MonthlyReportFigures, MonthlyReportTexts } from '@portal/contracts';
import { formatDay, formatDollars } from '../../../infrastructure/wording/american-formats.js';
import { monthName } from './months.js';

type Figures = MonthlyReportFigures;

/** More projects than these stand in the table only. */
const TOLD_ONE_BY_ONE = 6;

/** The report in plain sentences, part by part; an admin reads and changes them before they go out. */
export const monthlySentences = (month: string, figures: Figures): MonthlyReportTexts => ({
  summary: summary(month, figures),
  work: lines(work(figures), milestones(figures)),
  support: support(figures),
  meetings: meetings(figures),
  projects: projects(figures),
  open: open(figures),
  bills: bills(month, figures),
});

function summary(month: string, { tasks, milestone_count, support: tickets, meeting_count }: Figures): string {
  const parts = [
    tasks.completed > 0 && `completed ${counted(tasks.completed, 'task')}`,
    milestone_count > 0 && `reached ${counted(milestone_count, 'milestone')}`,
    tickets.opened > 0 && `took up ${counted(tickets.opened, 'support ticket')} of yours`,
    meeting_count > 0 && `met with you ${times(meeting_count)}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return `${monthName(month)} was a quiet month: nothing was due, and nothing was reported.`;
  return `In ${monthName(month)} we ${together(parts)}. ${promiseSentence(tickets)}`.trim();
}

function promiseSentence({ response_kept, response_missed, resolution_kept, resolution_missed }: Figures['support']) {
  const kept = response_kept + resolution_kept;
  const all = kept + response_missed + resolution_missed;
  if (all === 0) return '';
  if (kept === all) return `We kept ${all === 1 ? 'the promise' : `all ${all} promises`} that came due.`;
  return all === 1 ? 'We missed the promise that came due.' : `We kept ${kept} of ${all} promises that came due.`;
}

function work({ tasks: { created, completed, reopened, hours, on_time } }: Figures): string {
  if (completed === 0) return `No task was completed. ${created === 0 ? '' : `${came(created)}.`}`.trim();
  const took = hours > 0 ? `, on which ${hoursText(hours)} ${hours === 1 ? 'was' : 'were'} noted` : '';
  const timely = on_time === null ? '' : ` Of those with a due date, ${on_time} % were done in time.`;
  const again = reopened === 0 ? '' : ` ${taskCount(reopened)} had to be taken up again.`;
  return `We completed ${counted(completed, 'task')}${took}.${timely} ${came(created)}.${again}`;
}

const came = (created: number): string =>
  created === 0
    ? 'No new ones came in'
    : `${created === 1 ? 'One new task' : `${numberText(created)} new tasks`} came in`;

function milestones({ milestones: reached, milestone_count: count }: Figures): string {
  if (count === 0) return '';
  const names = reached.map(({ title, project, completed_on: on }) => `“${title}” of ${project} on ${formatDay(on)}`);
  return `${count === 1 ? 'One milestone was' : `${count} milestones were`} reached: ${some(names, count)}.`;
}

function support({ support: s }: Figures): string {
  if (s.opened === 0) return 'You opened no support ticket.';
  const answered = s.response_kept + s.response_missed;
  const solved = s.resolution_kept + s.resolution_missed;
  return [
    `You opened ${counted(s.opened, 'support ticket')}.`,
    promise('The first answer', s.response_kept, answered),
    promise('The solution', s.resolution_kept, solved),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function promise(what: string, kept: number, all: number): string {
  if (all === 0) return '';
  const ofAll = all === 1 ? '' : ` for all ${all}`;
  if (kept === all) return `${what} came as promised${ofAll}.`;
  if (kept === 0) return `${what} came later than promised${ofAll}.`;
  return `${what} came as promised for ${kept} of ${all}.`;
}

function meetings({ meetings: held, meeting_count: count }: Figures): string {
  if (count === 0) return 'We had no meeting.';
  const names = held.map(({ subject, held_on }) => `on ${formatDay(held_on)} about “${subject}”`);
  return `We met ${times(count)}: ${some(names, count)}.`;
}

function projects({ projects: all }: Figures): string {
  if (all.length === 0) return 'No project is under way.';
  if (all.length <= TOLD_ONE_BY_ONE) return lines(...all.map(projectSentence));
  const active = all.filter(({ status }) => status === 'Active');
  const onTrack = active.filter(({ health }) => health === 'On track').length;
  return `${all.length} projects are under way. ${onTrack} of the ${active.length} active ones are on track.`;
}

function projectSentence({
  number,
  name,
  status,
  health,
  progress,
  next_date,
  next_milestone,
}: Figures['projects'][number]) {
  const state = status === 'Active' ? health.toLowerCase() : status.toLowerCase();
  const stands = status === 'Planning' ? 'is being planned' : `is ${progress} % done and ${state}`;
  const next = next_milestone === null ? '' : ` Next comes “${next_milestone}”${dueOn(next_date)}.`;
  return `${name} (${number}) ${stands}.${next}`;
}

const dueOn = (day: string | null): string => (day === null ? '' : `, due ${formatDay(day)}`);

function open({ open: o, counted_on }: Figures): string {
  const parts = [
    o.tickets > 0 && `${counted(o.tickets, 'support ticket')}${late(o.tickets_late, 'promise')}`,
    o.tasks > 0 && `${counted(o.tasks, 'task')}${late(o.tasks_late, 'due date')}`,
    o.approvals === 1 && '1 milestone that waits for your approval',
    o.approvals > 1 && `${o.approvals} milestones that wait for your approval`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return `Nothing was open on ${formatDay(counted_on)}.`;
  return `Open on ${formatDay(counted_on)}: ${together(parts)}.`;
}

const late = (count: number, what: string): string =>
  count === 0 ? '' : ` (${count} past ${count === 1 ? 'its' : 'their'} ${what})`;

function bills(month: string, { bills: b }: Figures): string {
  const invoiced = b.invoiced > 0 ? `We invoiced ${formatDollars(b.invoiced)}` : 'We invoiced nothing';
  const received = b.collected > 0 ? `received ${formatDollars(b.collected)}` : 'received no payment';
  const credited = b.credited > 0 ? ` ${formatDollars(b.credited)} was credited.` : '';
  const refunded = b.refunded > 0 ? ` ${formatDollars(b.refunded)} was refunded.` : '';
  const overdue = b.overdue > 0 ? `, of which ${formatDollars(b.overdue)} was past due` : '';
  const owed =
    b.owed > 0
      ? `At the end of ${monthName(month)} ${formatDollars(b.owed)} was open${overdue}.`
      : `At the end of ${monthName(month)} nothing was open.`;
  return `${invoiced} and ${received}.${credited}${refunded} ${owed}`;
}

const counted = (count: number, what: string): string => `${numberText(count)} ${what}${count === 1 ? '' : 's'}`;
const numberText = (count: number): string => count.toLocaleString('en-US');
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
const taskCount = (count: number): string => (count === 1 ? 'One task' : `${count} tasks`);
const hoursText = (hours: number): string => `${hours.toLocaleString('en-US')} ${hours === 1 ? 'hour' : 'hours'}`;
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });
const together = (parts: readonly string[]): string => listed.format(parts);
/** These, and how many more there are of so many. */
const some = (names: readonly string[], count: number): string =>
  together(count > names.length ? [...names, `${count - names.length} more`] : names);

const lines = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

import { toastTimings, type Change } from '@portal/contracts';
import { capitalized } from '@portal/ui';

/** A short toast about another user's change. */
export interface NewsToast {
  text: string;
  /** Milliseconds. */
  duration: number;
}

const nouns: Readonly<Record<string, string>> = {
  projects: 'project',
  milestones: 'milestone',
  tickets: 'task',
  task_comments: 'comment',
  comment_attachments: 'file',
};

/**
 * The toasts of one batch of live changes: inserts 3 s, updates 2 s, task updates only if three or fewer tasks changed
 * (specification, section 9). Log entries, the user's own changes and quiet ones have none.
 */
export function newsToasts(changes: readonly Change[], ownId: string | undefined): NewsToast[] {
  const news = changes.filter(({ table, by, quiet }) => !quiet && table in nouns && !(by && by.id === ownId));
  const updatedTasks = new Set(news.filter(isTaskUpdate).map(({ record }) => record.id));
  return news
    .filter((change) => !isTaskUpdate(change) || updatedTasks.size <= toastTimings.taskUpdatesAtMost)
    .map((change) => ({
      text: textOf(change),
      duration: change.event === 'INSERT' ? toastTimings.liveInsert : toastTimings.liveUpdate,
    }));
}

const isTaskUpdate = ({ table, event }: Change): boolean => table === 'tickets' && event === 'UPDATE';

function textOf({ event, table, record, by }: Change): string {
  const noun = nouns[table] ?? 'record';
  const title = [record['title'], record['name'], record['file_name']].find((name) => typeof name === 'string');
  const what = title ? `“${title}”` : `a ${noun}`;
  const who = by?.name;
  if (event === 'INSERT')
    return who ? `${who} added ${title ? `${noun} ${what}` : what}` : `New ${noun}${title ? `: ${title}` : ''}`;
  const verb = event === 'DELETE' ? 'deleted' : 'updated';
  return who ? `${who} ${verb} ${what}` : `${capitalized(noun)} ${verb}`;
}

/** Whether everything about the project is to be fetched again: a status changed, or a comment or log entry is new. */
export function callsForRefetch({ table, event, record }: Change, statusBefore: unknown): boolean {
  if (table === 'task_comments' || table === 'activity_logs') return event === 'INSERT';
  if (table !== 'tickets' && table !== 'milestones') return false;
  return event === 'UPDATE' && statusBefore !== undefined && record['status'] !== statusBefore;
}

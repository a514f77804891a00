import { stepsOf, transitions } from '../core/transitions.js';
import type { TaskStatus } from './task.contract.js';

/** Decisions, section 4. */
export const taskTransitions = transitions<TaskStatus>({
  backlog: stepsOf('anyone', 'todo', 'in_progress', 'in_review', 'blocked', 'cancelled'),
  todo: stepsOf('anyone', 'backlog', 'in_progress', 'in_review', 'blocked', 'done', 'cancelled'),
  in_progress: stepsOf('anyone', 'backlog', 'todo', 'in_review', 'blocked', 'done', 'cancelled'),
  in_review: stepsOf('anyone', 'backlog', 'todo', 'in_progress', 'blocked', 'done', 'cancelled'),
  blocked: stepsOf('anyone', 'todo', 'in_progress', 'cancelled'),
  done: stepsOf('anyone', 'in_progress', 'todo'),
  cancelled: stepsOf('anyone', 'todo'),
});

import { transitions } from '../core/transitions.js';
import type { TaskStatus } from './task.contract.js';

/** Decisions, section 4. */
export const taskTransitions = transitions<TaskStatus>({
  backlog: { todo: 'anyone', in_progress: 'anyone', in_review: 'anyone', blocked: 'anyone', cancelled: 'anyone' },
  todo: {
    backlog: 'anyone',
    in_progress: 'anyone',
    in_review: 'anyone',
    blocked: 'anyone',
    done: 'anyone',
    cancelled: 'anyone',
  },
  in_progress: {
    backlog: 'anyone',
    todo: 'anyone',
    in_review: 'anyone',
    blocked: 'anyone',
    done: 'anyone',
    cancelled: 'anyone',
  },
  in_review: {
    backlog: 'anyone',
    todo: 'anyone',
    in_progress: 'anyone',
    blocked: 'anyone',
    done: 'anyone',
    cancelled: 'anyone',
  },
  blocked: { todo: 'anyone', in_progress: 'anyone', cancelled: 'anyone' },
  done: { in_progress: 'anyone', todo: 'anyone' },
  cancelled: { todo: 'anyone' },
});

import { deleted, deletedWith, hasNo, retention } from '../../infrastructure/schedule/index.js';

const HAS_NO_COMMENTS = hasNo('task_comments', 'task_id');

/** As soon as their comments have gone (decisions, section 4). */
export const tasksRetention = retention('purge-tasks', {
  tickets: [
    deleted("own.kind = 'task'", HAS_NO_COMMENTS),
    deletedWith('projects', 'project_id', "own.kind = 'task'", HAS_NO_COMMENTS),
  ],
});

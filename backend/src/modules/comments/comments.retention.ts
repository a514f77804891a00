import { deleted, deletedWith, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { ATTACHMENTS } from './attachment-files.js';

const gone = [deleted(), deletedWith('tickets', 'task_id'), deletedWith('projects', 'project_id')];

/** Comments and their files, and files in the storage without a row (decisions, section 4). */
export const commentsRetention = retention(
  'purge-comments',
  {
    comment_attachments: [deletedWith('task_comments', 'comment_id'), ...gone],
    task_comments: gone,
  },
  { files: { folder: ATTACHMENTS, known: pathsOf('comment_attachments') } },
);

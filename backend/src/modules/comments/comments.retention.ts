import { deleted, deletedWith, isLongDeleted, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { ATTACHMENTS } from './attachment-files.js';

const gone = [deleted(), deletedWith('tickets', 'task_id'), deletedWith('projects', 'project_id')];
const goneWithRequest = deletedWith('consultation_requests', 'consultation_id');
const fileOfRequest = (table: string): string => `
  select own.id from consultation_requests as parent
  join task_comments as c on c.consultation_id = parent.id join ${table} as own on own.comment_id = c.id
  where ${isLongDeleted('parent')}`;

/** Comments and their files, and files in the storage without a row (decisions, section 4). */
export const commentsRetention = retention(
  'purge-comments',
  {
    comment_attachments: [deletedWith('task_comments', 'comment_id'), fileOfRequest, ...gone],
    task_comments: [...gone, goneWithRequest],
  },
  { files: { folder: ATTACHMENTS, known: pathsOf('comment_attachments') } },
);

import type { CommentVisibility } from '@portal/contracts';
import { ago } from '@portal/testing/clock';
import { newFileName } from '../../src/infrastructure/storage/file-storage.js';
import { Attachment, TaskComment } from '../../src/modules/comments/index.js';
import type { Task } from '../../src/modules/tasks/index.js';
import { factoryOf } from './factory-of.js';

interface GivenComment {
  task?: Pick<Task, 'id'> & { projectId: string | null };
  /** In the place of a task. */
  consultation?: { id: string };
  author: { id: string };
  body?: string;
  visibility?: CommentVisibility;
  isDeleted?: boolean;
  /** Deleted this long ago. */
  deletedDaysAgo?: number;
}

/** A comment that is there before the story begins. */
export const aComment = factoryOf(
  'comment',
  ({ task, consultation, author, body = 'Looks good.', visibility = 'public', ...state }: GivenComment) => {
    const place = consultation ? { consultationId: consultation.id } : task ? { taskId: task.id } : {};
    const projectId = task?.projectId ?? null;
    const comment = TaskComment.write({ ...place, projectId, authorId: author.id, visibility, body });
    if (state.isDeleted || state.deletedDaysAgo !== undefined)
      comment.deletedAt = ago({ days: state.deletedDaysAgo ?? 0 });
    return comment;
  },
);

interface GivenAttachment {
  comment?: TaskComment;
  /** In the place of a comment, with who added it. */
  project?: { id: string };
  by?: { id: string };
  name?: string;
  type?: string;
  /** Storage path of the file; by default there is no file. */
  storagePath?: string;
  deletedDaysAgo?: number;
}

/** A file's record that is there before the story begins. */
export const anAttachment = factoryOf(
  'attachment',
  ({
    comment,
    project,
    by,
    name = 'plan.png',
    type = 'image/png',
    storagePath = newFileName(),
    deletedDaysAgo,
  }: GivenAttachment) => {
    const facts = { fileName: name, fileType: type, fileSize: 100, storagePath, sha256: '0'.repeat(64) };
    const attachment = comment
      ? Attachment.to(comment, comment.authorId, facts)
      : Attachment.ofProject(project?.id ?? '', by?.id ?? '', facts);
    if (deletedDaysAgo !== undefined) attachment.deletedAt = ago({ days: deletedDaysAgo });
    return attachment;
  },
);

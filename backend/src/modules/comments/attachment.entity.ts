import { p } from '@mikro-orm/core';
import { AggregateRoot, withProperties } from '../../infrastructure/database/aggregate-root.js';
import type { StoredFileProps } from '../../infrastructure/storage/stored-files.js';
import type { TaskComment } from './comment.entity.js';

/** A file of a comment (specification, section 3) or of a project itself; the file itself lies in the storage. */
export class Attachment extends withProperties(AggregateRoot, {
  /** Null: it is a file of the project itself. */
  commentId: p.uuid().nullable(),
  taskId: p.uuid().nullable(),
  projectId: p.uuid().nullable(),
  uploadedBy: p.uuid(),
  fileName: p.string(),
  fileSize: p.bigint('number'),
  fileType: p.string(),
  storagePath: p.string(),
  sha256: p.string(),
}) {
  static readonly tableName = 'comment_attachments';

  /** Hangs a stored file on a comment. */
  static to(comment: TaskComment, uploadedBy: string, file: StoredFileProps): Attachment {
    const attachment = new Attachment();
    const { id: commentId, taskId, projectId } = comment;
    Object.assign(attachment, file, { commentId, taskId, projectId, uploadedBy });
    const withComment = comment.takeFileToCome(uploadedBy);
    attachment.record('attachment.added', {
      ...attachment.facts(comment),
      ...(withComment ? { with_comment: true as const } : {}),
    });
    comment.touch();
    return attachment;
  }

  /** Makes a stored file one of the project itself, for everybody in it. */
  static ofProject(projectId: string, uploadedBy: string, file: StoredFileProps): Attachment {
    const attachment = new Attachment();
    Object.assign(attachment, file, { commentId: null, taskId: null, projectId, uploadedBy });
    attachment.record('attachment.added', attachment.facts(null));
    return attachment;
  }

  /** Takes the file out of every list; the purge removes it from the storage. @param comment null: the project's own */
  removeFrom(comment: TaskComment | null): void {
    this.deletedAt = new Date();
    this.record('attachment.deleted', this.facts(comment));
    comment?.touch();
  }

  private facts(comment: TaskComment | null) {
    const place = comment
      ? { ...comment.facts(), comment_id: comment.id }
      : { project_id: this.projectId, task_id: null, visibility: 'public' as const };
    return { ...place, file_name: this.fileName };
  }
}

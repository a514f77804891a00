import { p } from '@mikro-orm/core';
import { AggregateRoot, withProperties } from '../../infrastructure/database/aggregate-root.js';
import type { StoredFileProps } from '../../infrastructure/storage/stored-files.js';
import type { TaskComment } from './comment.entity.js';

/** A file of a comment (specification, section 3); the file itself lies in the storage. */
export class Attachment extends withProperties(AggregateRoot, {
  commentId: p.uuid(),
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

  /** Takes the file out of every list; the purge removes it from the storage. */
  removeFrom(comment: TaskComment): void {
    this.deletedAt = new Date();
    this.record('attachment.deleted', this.facts(comment));
    comment.touch();
  }

  private facts(comment: TaskComment) {
    return { ...comment.facts(), comment_id: this.commentId, file_name: this.fileName };
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  requiredLine,
  UploadAttachment,
  type Actor,
  type AttachmentView,
  type Deleted,
  type ListAttachments,
  type Page,
  type UserActor,
} from '@portal/contracts';
import { z } from 'zod';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import type { TakesLargeBody } from '../../infrastructure/http/bodies/large-bodies.js';
import { fileFields, jsonOrForm, ReceivedForm } from '../../infrastructure/http/bodies/received-form.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { receiveBase64, type ArrivedFile, type StoredFileProps } from '../../infrastructure/storage/stored-files.js';
import { findProjectAccess, getProjectAccess } from '../projects/index.js';
import { AttachmentFiles } from './attachment-files.js';
import { Attachment } from './attachment.entity.js';
import { readerOf, toAttachmentView } from './comment.view.js';
import { visibleAttachmentRows } from './attachments.queries.js';
import { TaskComment } from './comment.entity.js';
import { lockComment } from './comment.load.js';

/**
 * Adds files to comments and projects, deletes and reads them, those of internal comments only for admins (specification,
 * sections 5 and 7; decisions, section 4).
 */
@Injectable()
export class AttachmentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly files: AttachmentFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /**
   * Adds a file to a comment of the actor; admins to any of a task. At most 10 MB each and 10 a comment.
   * @throws DomainError `not_found`, `forbidden`; `attachment.too_large`, `attachment.too_many`,
   * `attachment.type_refused`, `attachment.mismatch`; `storage.unavailable`, and then neither row nor file is left
   */
  add(actor: UserActor, commentId: string, upload: AttachmentUpload): Promise<AttachmentView> {
    return this.receive(actor, upload, async (em, stored) => {
      const { comment, access, kind, files } = await lockComment(em, actor, commentId);
      authorize(actor, 'attachment.add', { access, kind, author_id: comment.writerId });
      if (files >= limits.attachmentsPerComment) throw new DomainError('attachment.too_many');
      return Attachment.to(comment, actor.id, stored);
    });
  }

  /**
   * Adds a file to a project itself, on behalf of an admin or a user with edit rights on it (decisions 4.111). At most
   * 10 MB each and 500 a project.
   * @throws DomainError `project.not_found`, `forbidden`, `project.too_many_files`; as `add`
   */
  addToProject(actor: UserActor, projectId: string, upload: AttachmentUpload): Promise<AttachmentView> {
    return this.receive(actor, upload, async (em, stored) => {
      const { access } = await getProjectAccess(em, actor, projectId, { lock: true });
      authorize(actor, 'attachment.add', { access, kind: 'project', author_id: actor.id });
      await acquireAdvisoryLock(em, `files of project ${projectId}`);
      const files = await em.count(Attachment, { projectId, commentId: null, deletedAt: null });
      if (files >= limits.filesPerProject) throw new DomainError('project.too_many_files');
      return Attachment.ofProject(projectId, actor.id, stored);
    });
  }

  private async receive(actor: UserActor, upload: AttachmentUpload, add: AddStored): Promise<AttachmentView> {
    const sent = await receiveAttachment(this.incoming, upload);
    try {
      return await this.store(actor, sent, add);
    } finally {
      await this.incoming.discard(sent.file);
    }
  }

  private async store(actor: UserActor, sent: ArrivedFile, add: AddStored): Promise<AttachmentView> {
    const facts = await this.files.check(sent);
    return this.files.keeping(sent.file.path, (storagePath) =>
      this.em.transactional(async (em) => {
        const attachment = await add(em, { ...facts, storagePath });
        await em.persist(attachment).flush();
        const row = visibleAttachmentRows(em, actor).where('f.id', '=', attachment.id);
        return toAttachmentView(readerOf(actor))(await row.executeTakeFirstOrThrow());
      }),
    );
  }

  /** The files of a project, newest first. @throws DomainError `project.not_found` */
  async list(actor: Actor, { project_id, page, limit }: ListAttachments): Promise<Page<AttachmentView>> {
    await getProjectAccess(this.em, actor, project_id);
    const rows = visibleAttachmentRows(this.em, actor)
      .where('f.project_id', '=', project_id)
      .orderBy('f.created_at', 'desc')
      .orderBy('f.id', 'desc');
    return paginate(rows, { page, limit }, toAttachmentView(readerOf(actor)));
  }

  /**
   * The file itself.
   * @throws DomainError `not_found` when it doesn't exist or isn't the actor's to read; `storage.unavailable`
   */
  async open(actor: Actor, id: string): Promise<Download> {
    const row = orNotFound(await visibleAttachmentRows(this.em, actor).where('f.id', '=', id).executeTakeFirst());
    const content = await this.files.read(row.storage_path);
    return { name: row.file_name, type: row.file_type, size: Number(row.file_size), content };
  }

  /** Adds stored files to a comment that the actor has just written, within the caller's transaction. */
  async addWritten(
    em: EntityManager,
    actor: UserActor,
    commentId: string,
    stored: readonly StoredFileProps[],
  ): Promise<void> {
    const comment = await em.findOneOrFail(TaskComment, { id: commentId, authorId: actor.id });
    for (const facts of stored) em.persist(Attachment.to(comment, actor.id, facts));
    await em.flush();
  }

  /** Deletes a file. @throws DomainError `not_found`; `forbidden` on another author's comment, or another's file of a project */
  remove(actor: UserActor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const found = orNotFound(await em.findOne(Attachment, { id, deletedAt: null }));
      const { comment, ...place } = await lockPlace(em, actor, found);
      authorize(actor, 'attachment.delete', { ...place, author_id: comment?.authorId ?? found.uploadedBy });
      const attachment = await lockForUpdate(em, Attachment, { id, deletedAt: null });
      attachment.removeFrom(comment);
      return { id };
    });
  }
}

/** Makes an attachment of a stored file within the transaction, if the actor may. */
type AddStored = (em: EntityManager, stored: StoredFileProps) => Promise<Attachment>;

/** The comment of a file, locked, or null for one of a project itself, with the actor's rights there. */
async function lockPlace(em: EntityManager, actor: UserActor, { commentId, projectId }: Attachment) {
  if (commentId !== null) return lockComment(em, actor, commentId);
  const { access } = orNotFound(await findProjectAccess(em, actor, projectId ?? ''));
  return { comment: null, access, kind: 'project' as const };
}

/** What the upload's routes take: the file as base64 within JSON, or as a form. */
export const takesAttachment = {
  largeBody: {
    json: limits.attachmentJsonBytes,
    file: { maxBytes: limits.attachmentBytes, tooLarge: 'attachment.too_large', broken: 'attachment.broken' },
  },
} as const satisfies TakesLargeBody;

const formFields = z.strictObject({ file_name: requiredLine(limits.fileName).optional(), ...fileFields });

/** The body of an upload, either way. */
export const attachmentUpload = jsonOrForm(UploadAttachment, formFields);
export type AttachmentUpload = z.infer<typeof attachmentUpload>;

/** Brings both ways of sending a file to one. @throws DomainError `invalid`, `attachment.too_large`, `storage.unavailable` */
async function receiveAttachment(incoming: IncomingFiles, upload: AttachmentUpload): Promise<ArrivedFile> {
  if (upload instanceof ReceivedForm) {
    const { file_name, file_size, file_type } = formFields.parse(upload.fields);
    const { file } = upload;
    return { file, name: file_name ?? file.name, type: file_type ?? file.type, size: file_size ?? null };
  }
  const file = await receiveBase64(incoming, upload.file_data, limits.attachmentBytes);
  return { file, name: upload.file_name, type: upload.file_type ?? '', size: upload.file_size ?? null };
}

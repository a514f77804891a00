import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, AttachmentView, ListAttachments, Page } from '@portal/contracts';
import type { Readable } from 'node:stream';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { getProjectAccess } from '../projects/index.js';
import { AttachmentFiles } from './attachment-files.js';
import { readerOf, toAttachmentView } from './attachment.view.js';
import { visibleAttachmentRows } from './attachments.queries.js';

/** The content of a file, for a reader who was checked. */
export interface AttachmentContent {
  name: string;
  type: string;
  size: number;
  content: Readable;
}

/** Reads files of comments and their records; of internal comments only for admins. */
@Injectable()
export class AttachmentsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly files: AttachmentFiles,
  ) {}

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
  async open(actor: Actor, id: string): Promise<AttachmentContent> {
    const row = orNotFound(await visibleAttachmentRows(this.em, actor).where('f.id', '=', id).executeTakeFirst());
    const content = await this.files.read(row.storage_path);
    return { name: row.file_name, type: row.file_type, size: Number(row.file_size), content };
  }
}

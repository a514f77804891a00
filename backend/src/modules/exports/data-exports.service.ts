import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  exportLimits,
  openDataExportStatuses,
  type CreateDataExport,
  type DataExportView,
  type ListDataExports,
  type Page,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { CompaniesService } from '../companies/index.js';
import { userById } from '../users/index.js';
import { DataExport, type ExportSubject } from './data-export.entity.js';
import {
  filterDataExports,
  isExpired,
  toDataExportView,
  visibleDataExports,
  type DataExportRow,
} from './data-exports.queries.js';
import { ExportFiles } from './runs/export-outbox.js';

/** Exports of companies and persons: asked for, shown with how far they are, and downloaded (decisions, section 6). */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesService,
    private readonly files: ExportFiles,
  ) {}

  /** Admins see all exports; other users those of their own data. */
  async list(actor: UserActor, query: ListDataExports): Promise<Page<DataExportView>> {
    authorizeRole(actor, 'data_export.list');
    return paginate(filterDataExports(this.em, actor, query), query, toDataExportView);
  }

  /** @throws DomainError `not_found`, also for another user's export */
  async get(actor: UserActor, id: string): Promise<DataExportView> {
    const row = await rowOf(this.em, actor, id);
    authorize(actor, 'data_export.read', row);
    return toDataExportView(row);
  }

  /**
   * Asks for an export, which a worker makes.
   * @throws DomainError `forbidden`; `not_found` for an unknown company or person; `data_export.too_many`
   */
  create(actor: UserActor, input: CreateDataExport): Promise<DataExportView> {
    const subject = askedFor(actor, input);
    authorize(actor, 'data_export.create', {
      kind: subject.kind,
      person_id: subject.kind === 'person' ? subject.personId : null,
      owner_id: actor.id,
    });
    return this.em.transactional(async (em) => {
      await this.assertExists(em, subject);
      await assertFewOpen(em, actor);
      const made = DataExport.request(actor, subject);
      await em.persist(made).flush();
      return toDataExportView(await rowOf(em, actor, made.id));
    });
  }

  /**
   * Stops an export that is queued or being made; no file comes of it.
   * @throws DomainError `not_found`, `illegal_transition` once it has ended
   */
  async cancel(actor: UserActor, id: string): Promise<DataExportView> {
    authorize(actor, 'data_export.cancel', await rowOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const made = await lockForUpdate(em, DataExport, { id });
      made.cancel();
      await em.flush();
      return toDataExportView(await rowOf(em, actor, id));
    });
  }

  /**
   * The archive, for those who see the export with the rights that they have now.
   * @throws DomainError `not_found`, `data_export.not_ready`, `data_export.expired`, `storage.unavailable`
   */
  async download(actor: UserActor, id: string): Promise<Download> {
    const row = await rowOf(this.em, actor, id);
    authorize(actor, 'data_export.download', row);
    if (row.status !== 'succeeded') throw new DomainError('data_export.not_ready');
    const { storage_path: path } = row;
    if (path === null || isExpired(row)) throw new DomainError('data_export.expired');
    return {
      name: row.file_name ?? 'export.zip',
      type: 'application/zip',
      size: Number(row.file_size),
      content: () => this.files.read(path),
    };
  }

  private async assertExists(em: EntityManager, subject: ExportSubject): Promise<void> {
    const isThere =
      subject.kind === 'company'
        ? await this.companies.exists(em, subject.companyId)
        : (await userById(em, subject.personId)) !== null;
    if (!isThere) throw new DomainError('not_found');
  }
}

const askedFor = (actor: UserActor, { kind, company_id, person_id }: CreateDataExport): ExportSubject =>
  kind === 'company' && company_id !== undefined
    ? { kind: 'company', companyId: company_id }
    : { kind: 'person', personId: person_id ?? actor.id };

/** @throws DomainError `data_export.too_many` while the caller has three open */
async function assertFewOpen(em: EntityManager, { id }: UserActor): Promise<void> {
  await kysely(em).selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const open = await em.count(DataExport, { ownerId: id, status: { $in: [...openDataExportStatuses] } });
  if (open >= exportLimits.openExports)
    throw new DomainError('data_export.too_many', { count: exportLimits.openExports });
}

async function rowOf(em: EntityManager, actor: UserActor, id: string): Promise<DataExportRow> {
  return orNotFound(await visibleDataExports(em, actor).where('x.id', '=', id).executeTakeFirst());
}

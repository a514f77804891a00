import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Actor, CompanyFileView, type ListCompanyFiles, type Page } from '@portal/contracts';
import { sql } from 'kysely';
import { paginate } from '../../infrastructure/database/paginate.js';
import { kysely, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { viewOf } from '../../infrastructure/database/views.js';
import { visibleAttachmentRows } from '../comments/index.js';
import { CompaniesService } from '../companies/index.js';
import { visibleDocuments } from '../deal-documents/index.js';
import { isOfCompany } from '../projects/index.js';

/** Collects the files of a company's records for admins (decisions 4.118). */
@Injectable()
export class CompanyFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesService,
  ) {}

  /** The files that the actor reads in any record of a company, newest first. @throws DomainError `not_found` */
  async list(actor: Actor, companyId: string, query: ListCompanyFiles): Promise<Page<CompanyFileView>> {
    const { id } = await this.companies.get(actor, companyId);
    const rows = kysely(this.em)
      .selectFrom(filesOf(this.em, actor, id).as('f'))
      .selectAll('f')
      .orderBy('f.created_at', 'desc')
      .orderBy('f.id', 'desc');
    return paginate(rows, query, toView);
  }
}

const toView = viewOf(CompanyFileView);

/** Each part is found by an index of its own. */
function filesOf(em: EntityManager, actor: Actor, companyId: string) {
  const people = kysely(em).selectFrom('users').select('id').where('company_id', '=', companyId);
  const attachments = visibleAttachmentRows(em, actor)
    .leftJoin('projects as p', 'p.id', 'f.project_id')
    .clearSelect()
    .select(['f.id', 'f.file_name', 'f.file_size', 'f.file_type', 'f.created_at'])
    .select(sql<string | null>`${personNameOrEmail('u')}`.as('uploaded_by_name'));
  const ofProjects = attachments
    .where(isOfCompany(sql.ref('f.project_id'), companyId))
    .select([
      sql<CompanyFileView['record_kind']>`case when f.task_id is null then 'project' else 'task' end`.as('record_kind'),
      sql<string>`coalesce(f.task_id, p.id)`.as('record_id'),
      sql<string>`case when f.task_id is null then p.number || ' ' || p.name else t.title end`.as('record_title'),
      'f.project_id',
    ]);
  const none = sql<string | null>`null::uuid`.as('project_id');
  const ofTickets = attachments
    .where('c.task_id', 'in', kysely(em).selectFrom('tickets').select('id').where('requester_id', 'in', people))
    .select([
      sql<CompanyFileView['record_kind']>`'ticket'`.as('record_kind'),
      sql<string>`t.id`.as('record_id'),
      sql<string>`t.number || ' ' || t.title`.as('record_title'),
      none,
    ])
    .where('t.kind', '=', sql.lit('support'));
  const requests = kysely(em).selectFrom('consultation_requests').select('id').where('customer_id', 'in', people);
  const ofRequests = attachments
    .where('c.consultation_id', 'in', requests)
    .select([
      sql<CompanyFileView['record_kind']>`'consultation'`.as('record_kind'),
      sql<string>`r.id`.as('record_id'),
      sql<string>`r.reference || ' ' || r.title`.as('record_title'),
      none,
    ]);
  const documents = visibleDocuments(em, actor)
    .where('c.company_id', '=', companyId)
    .select([
      'f.id',
      'f.file_name',
      sql<string>`coalesce(f.signed_size, f.file_size)`.as('file_size'),
      'f.file_type',
      'f.created_at',
      sql<string | null>`null::text`.as('uploaded_by_name'),
      sql<CompanyFileView['record_kind']>`'deal'`.as('record_kind'),
      'd.id as record_id',
      sql<string>`d.number || ' ' || d.title`.as('record_title'),
      none,
    ]);
  return ofProjects.unionAll(ofTickets).unionAll(ofRequests).unionAll(documents);
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type Actor,
  billedInvoiceStatuses,
  DomainError,
  type Page,
  system,
  type WorkflowRecordKind,
  type WorkflowRecordRef,
  workflowRecords,
  truncate,
  type ProjectUse,
} from '@portal/contracts';
import { sql } from 'kysely';
import { sumOf } from '../../../infrastructure/database/money.js';
import { inLiteral, kysely } from '../../../infrastructure/database/read-kit.js';
import { InvoicesReader } from '../../billing/index.js';
import { CompaniesService } from '../../companies/index.js';
import { ConsultationsService } from '../../consultations/index.js';
import { DealsService } from '../../deals/index.js';
import { MeetingsReader } from '../../meetings/index.js';
import { MilestonesService } from '../../milestones/index.js';
import { ProjectsService } from '../../projects/index.js';
import { TicketsReader } from '../../support/index.js';
import { TasksService } from '../../tasks/index.js';
import { UsersService } from '../../users/index.js';

export type RecordView = Readonly<Record<string, unknown>> & { id: string };

interface Reads {
  get(actor: Actor, id: string): Promise<{ id: string }>;
  list(actor: Actor, query: never): Promise<Page<{ id: string }>>;
}

const PAGE = 100;

/** Reads records of every kind as the system sees them, by the services that answer the API. */
@Injectable()
export class WorkflowRecords {
  private readonly readers: Readonly<Record<WorkflowRecordKind, Reads>>;

  constructor(
    private readonly em: EntityManager,
    ticket: TicketsReader,
    task: TasksService,
    consultation: ConsultationsService,
    meeting: MeetingsReader,
    project: ProjectsService,
    milestone: MilestonesService,
    deal: DealsService,
    invoice: InvoicesReader,
    company: CompaniesService,
    user: UsersService,
  ) {
    this.readers = { ticket, task, consultation, meeting, project, milestone, deal, invoice, company, user };
  }

  /** The record as it is now; null when it is gone. */
  async find(kind: WorkflowRecordKind, id: string): Promise<RecordView | null> {
    try {
      const view = await this.readers[kind].get(system, id);
      return await this.withUse(kind, { ...view });
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return null;
      throw error;
    }
  }

  /** The record as the actor sees it; null where the actor may not see it. */
  async findFor(actor: Actor, kind: WorkflowRecordKind, id: string): Promise<RecordView | null> {
    try {
      return { ...(await this.readers[kind].get(actor, id)) };
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) return null;
      throw error;
    }
  }

  /** All records of a kind, page by page; a record that comes or goes meanwhile may be missing or come twice. */
  async *all(kind: WorkflowRecordKind): AsyncGenerator<RecordView> {
    for (let page = 1; ; page++) {
      const query = { page, limit: PAGE, sortBy: 'created_at', sortOrder: 'asc' } as never;
      const { data, pagination } = await this.readers[kind].list(system, query);
      for (const view of data) yield await this.withUse(kind, { ...view });
      if (!pagination.has_more) return;
    }
  }

  private async withUse(kind: WorkflowRecordKind, view: RecordView): Promise<RecordView> {
    return kind === 'project' ? { ...view, ...(await projectUseOf(this.em, view)) } : view;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The record as runs name it, with its page in the console. */
export function refOf(kind: WorkflowRecordKind, view: RecordView): WorkflowRecordRef {
  const { names, link } = workflowRecords[kind];
  const label = names.map((name) => view[name]).filter((name) => typeof name === 'string' && name !== '');
  return {
    kind,
    id: view.id,
    label: truncate(label.join(' '), 200),
    link: link.replace(/\{(\w+)\}/g, (_, name: string) => textOf(view[name])),
  };
}

/** Where a customer sees it; null for what customers have no page of. */
export function customerLinkOf(kind: WorkflowRecordKind | null, view: RecordView | null): string | null {
  if (!view) return null;
  const at = (name: string): string => textOf(view[name]);
  const pages: Partial<Record<WorkflowRecordKind, string>> = {
    ticket: `/customer/support/${view.id}`,
    task: `/customer/task/${at('project_id')}/${view.id}`,
    consultation: `/customer/consultations/${view.id}`,
    meeting: `/customer/consultations/${at('consultation_id')}`,
    project: `/customer/projects/${view.id}`,
    milestone: `/customer/projects/${at('project_id')}`,
    deal: `/customer/account/${view.id}`,
    invoice: `/customer/billing/${view.id}`,
  };
  return kind ? (pages[kind] ?? null) : null;
}

interface Budgets {
  id: string;
  budget?: unknown;
  budget_hours?: unknown;
}

const percent = (used: number, of: unknown): number | null =>
  typeof of === 'number' && of > 0 ? Math.round((used / of) * 1_000) / 10 : null;

/** What a project used of its hours and money: time spent on its tasks, and what its invoices come to. */
async function projectUseOf(em: EntityManager, { id, budget, budget_hours }: Budgets): Promise<ProjectUse> {
  const tasks = kysely(em).selectFrom('tickets').where('kind', '=', sql.lit('task')).where('project_id', '=', id);
  const bills = kysely(em).selectFrom('invoices').where('status', 'in', inLiteral(billedInvoiceStatuses));
  const { minutes, cents } = await kysely(em)
    .selectNoFrom([
      tasks.where('deleted_at', 'is', null).select(sumOf('spent_minutes').as('sum')).as('minutes'),
      bills
        .where((eb) => eb.and({ project_id: id, deleted_at: null }))
        .select(sumOf('total_cents').as('sum'))
        .as('cents'),
    ])
    .executeTakeFirstOrThrow();
  const hours = Math.round((Number(minutes) / 60) * 10) / 10;
  return {
    hours_spent: hours,
    hours_used: percent(hours, budget_hours),
    budget_used: percent(Number(cents) / 100, budget),
  };
}

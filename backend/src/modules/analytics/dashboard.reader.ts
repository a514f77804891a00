import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  openConsultationStatuses,
  openTaskStatuses,
  type Actor,
  type DashboardAnalytics,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { InvoicesReader, TotalsReader } from '../billing/index.js';
import { ConsultationsReader } from '../consultations/index.js';
import { DealDocumentsReader } from '../deal-documents/index.js';
import { DealsReader } from '../deals/index.js';
import { InboundMailsReader } from '../inbound-mail/index.js';
import { MilestonesReader } from '../milestones/index.js';
import { ProjectsReader } from '../projects/index.js';
import { TicketsReader } from '../support/index.js';
import { TasksReader } from '../tasks/index.js';

/** The numbers of the dashboards. Each is the total of the list that its card opens (decisions, section 5). */
@Injectable()
export class DashboardReader {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsReader,
    private readonly projects: ProjectsReader,
    private readonly milestones: MilestonesReader,
    private readonly tasks: TasksReader,
    private readonly tickets: TicketsReader,
    private readonly mails: InboundMailsReader,
    private readonly deals: DealsReader,
    private readonly documents: DealDocumentsReader,
    private readonly invoices: InvoicesReader,
    private readonly totals: TotalsReader,
  ) {}

  /** The caller's dashboard: admins see all rows, customers their own. */
  async get(actor: Actor): Promise<DashboardAnalytics> {
    authorizeRole(actor, 'analytics.dashboard');
    const [active_projects, open_tasks, open_tickets, open_consultations, active_deals, overdue_invoices] =
      await Promise.all([
        this.projects.count(actor, { status: ['active'] }),
        this.tasks.count(actor, { status: [...openTaskStatuses] }),
        this.tickets.count(actor, { open: true }),
        this.consultations.count(actor, { status: [...openConsultationStatuses] }),
        this.deals.count(actor, { current_status: ['active'] }),
        this.invoices.countOverdue(actor),
      ]);
    const both = { active_projects, open_tasks, open_tickets, open_consultations, active_deals, overdue_invoices };
    return { ...both, ...(isAdmin(actor) ? await this.ofAdmins(actor) : await this.ofCustomer(actor)) };
  }

  private async ofAdmins(actor: Actor): Promise<Partial<DashboardAnalytics>> {
    const [
      total_customers,
      unassigned_tickets,
      waiting_mails,
      completed_this_month,
      pending_consultations,
      late_consultations,
      monthly_revenue,
      total_revenue,
    ] = await Promise.all([
      this.customers(),
      this.tickets.count(actor, { open: true, assignee_id: 'unassigned' }),
      this.mails.count(actor, { status: ['waiting'] }),
      this.tasks.count(actor, { completed: 'this_month' }),
      this.consultations.count(actor, { status: ['pending'] }),
      this.consultations.count(actor, { late: true }),
      this.totals.monthly(actor),
      this.totals.received(actor),
    ]);
    return {
      total_customers,
      unassigned_tickets,
      waiting_mails,
      completed_this_month,
      pending_consultations,
      late_consultations,
      monthly_revenue,
      total_revenue,
    };
  }

  /** What the customer's deals cost, and what waits for the customer. */
  private async ofCustomer(actor: Actor): Promise<Partial<DashboardAnalytics>> {
    const [pending_tickets, awaiting_approval, offered_deals, unsigned_documents, unpaid_invoices, monthly_amount] =
      await Promise.all([
        this.tickets.count(actor, { status: ['pending'] }),
        this.milestones.count(actor, { waiting_for_me: true }),
        this.deals.count(actor, { current_status: ['sent'] }),
        this.documents.count(actor, { to_sign: true }),
        this.invoices.count(actor, { status: ['open'] }),
        this.totals.monthly(actor),
      ]);
    return { pending_tickets, awaiting_approval, offered_deals, unsigned_documents, unpaid_invoices, monthly_amount };
  }

  /** Customer profiles that aren't deleted, whether they have signed in or not. */
  private async customers(): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from users where role = 'customer' and deleted_at is null`,
    );
    return row?.total ?? 0;
  }
}

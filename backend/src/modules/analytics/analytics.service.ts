import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  openConsultationStatuses,
  openTaskStatuses,
  type Actor,
  type DashboardAnalytics,
} from '@portal/contracts';
import { ConsultationsReader } from '../consultations/index.js';
import { MilestonesReader } from '../milestones/index.js';
import { ProjectsReader } from '../projects/index.js';
import { TasksReader } from '../tickets/index.js';

/** The numbers of the dashboards. Each is the total of the list that its card opens (decisions, section 5). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsReader,
    private readonly projects: ProjectsReader,
    private readonly milestones: MilestonesReader,
    private readonly tasks: TasksReader,
  ) {}

  /** The caller's dashboard: admins see all rows, customers their own. */
  async dashboard(actor: Actor): Promise<DashboardAnalytics> {
    const [active_projects, open_tasks, open_consultations] = await Promise.all([
      this.projects.count(actor, { status: ['active'] }),
      this.tasks.count(actor, { status: [...openTaskStatuses] }),
      this.consultations.count(actor, { status: [...openConsultationStatuses] }),
    ]);
    const both = { active_projects, open_tasks, open_consultations };
    if (!isAdmin(actor))
      return { ...both, awaiting_approval: await this.milestones.count(actor, { waiting_for_me: true }) };
    const [total_customers, completed_this_month, late_consultations] = await Promise.all([
      this.customers(),
      this.tasks.count(actor, { completed: 'this_month' }),
      this.consultations.count(actor, { late: true }),
    ]);
    return { ...both, total_customers, completed_this_month, late_consultations };
  }

  /** Customer profiles that aren't deleted, whether they have signed in or not. */
  private async customers(): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from users where role = 'customer' and deleted_at is null`,
    );
    return row?.total ?? 0;
  }
}

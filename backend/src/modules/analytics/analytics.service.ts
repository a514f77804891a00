import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isAdmin, openConsultationStatuses, type Actor, type DashboardAnalytics } from '@portal/contracts';
import { ConsultationsReader } from '../consultations/index.js';

/** The numbers of the dashboards. Each is the total of the list that its card opens (decisions, section 5). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly em: EntityManager,
    private readonly consultations: ConsultationsReader,
  ) {}

  /** The caller's dashboard: admins see all rows, customers their own. */
  async dashboard(actor: Actor): Promise<DashboardAnalytics> {
    const open = await this.consultations.count(actor, { status: [...openConsultationStatuses] });
    if (!isAdmin(actor)) return { open_consultations: open };
    return {
      total_customers: await this.customers(),
      open_consultations: open,
      late_consultations: await this.consultations.count(actor, { late: true }),
    };
  }

  /** Customer profiles that aren't deleted, whether they have signed in or not. */
  private async customers(): Promise<number> {
    const [row] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from users where role = 'customer' and deleted_at is null`,
    );
    return row?.total ?? 0;
  }
}

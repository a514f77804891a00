import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { reportScheduleLimits } from '@portal/contracts';
import { isLongDeleted, Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

/** Purges schedules 30 days after their deletion, and what became of their sendings after 90 days. */
@Injectable()
export class ReportSchedulesPurge {
  @Nightly('purge-report-schedules')
  async purge(em: EntityManager): Promise<number> {
    const deleted = `select s.id from report_schedules as s where ${isLongDeleted('s')}`;
    const old = `select d.id from report_deliveries as d
      where d.created_at < now() - interval '${reportScheduleLimits.historyDays} days'`;
    return (await purgeRows(em, 'report_schedules', deleted)) + (await purgeRows(em, 'report_deliveries', old));
  }
}

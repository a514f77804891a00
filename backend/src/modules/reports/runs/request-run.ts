import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  openReportRunStatuses,
  reportLimits,
  type ReportRunView,
  type UserActor,
} from '@portal/contracts';
import { ReportRun, type RunRequest } from './report-run.entity.js';
import { toReportRunView, visibleReportRuns } from './report-runs.queries.js';

/**
 * Asks for a run within the caller's transaction.
 * @throws DomainError `report_run.too_many` while five are open; what schedules asked for doesn't count
 */
export async function requestRun(em: EntityManager, owner: UserActor, request: RunRequest): Promise<ReportRunView> {
  await em.execute('select 1 from users where id = ? for no key update', [owner.id]);
  const isOpen = { status: { $in: [...openReportRunStatuses] }, scheduleId: null };
  if ((await em.count(ReportRun, { ownerId: owner.id, ...isOpen })) >= reportLimits.openRuns)
    throw new DomainError('report_run.too_many', { count: reportLimits.openRuns });
  const run = ReportRun.request(owner, request);
  await em.persist(run).flush();
  return toReportRunView(await visibleReportRuns(em, owner).where('r.id', '=', run.id).executeTakeFirstOrThrow());
}

import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  openReportRunStatuses,
  reportLimits,
  type ReportRunView,
  type UserActor,
} from '@portal/contracts';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { ReportRun, type RunRequest } from './report-run.entity.js';
import { toReportRunView, visibleReportRuns } from './report-runs.queries.js';

/** Lets an owner begin one thing at a time, so that what they have can be counted first. */
export const lockOwner = (em: EntityManager, id: string) =>
  kysely(em).selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/**
 * Asks for a run within the caller's transaction.
 * @throws DomainError `report_run.too_many` while five are open; what schedules asked for doesn't count
 */
export async function requestRun(em: EntityManager, owner: UserActor, request: RunRequest): Promise<ReportRunView> {
  await lockOwner(em, owner.id);
  const isOpen = { status: { $in: [...openReportRunStatuses] }, scheduleId: null };
  if ((await em.count(ReportRun, { ownerId: owner.id, ...isOpen })) >= reportLimits.openRuns)
    throw new DomainError('report_run.too_many', { count: reportLimits.openRuns });
  const run = ReportRun.request(owner, request);
  await em.persist(run).flush();
  return toReportRunView(await visibleReportRuns(em, owner).where('r.id', '=', run.id).executeTakeFirstOrThrow());
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const KEPT = `interval '90 days'`;

/**
 * Anonymous visitors can write these rows, so they are bounded in time: a group is purged 90 days after its last
 * report.
 */
@Injectable()
export class ErrorReportsPurge {
  @Nightly('purge-error-reports')
  async purge(em: EntityManager): Promise<number> {
    const reports = await purgeRows(
      em,
      'error_reports',
      `select id from error_reports where created_at < now() - ${KEPT}`,
    );
    return (
      reports + (await purgeRows(em, 'error_groups', `select id from error_groups where last_seen < now() - ${KEPT}`))
    );
  }
}

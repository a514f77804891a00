import type { EntityManager } from '@mikro-orm/postgresql';
import type { MilestoneView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { findMilestoneRow, type MilestoneRow } from './milestones.queries.js';

/** The view of a milestone, the same for all users who see its project. */
export const toMilestoneView = (row: MilestoneRow): MilestoneView => ({
  ...row,
  approved_at: row.approved_at && instantOf(row.approved_at),
  completed_at: row.completed_at && instantOf(row.completed_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

/**
 * The current view of a milestone; the caller has checked that the actor may see it. @throws DomainError `not_found`
 */
export async function viewOfMilestone(em: EntityManager, id: string): Promise<MilestoneView> {
  return toMilestoneView(orNotFound(await findMilestoneRow(em, id)));
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '@portal/contracts';
import { sql } from 'kysely';
import { startOfDay } from '../../../infrastructure/database/time/business-time.js';
import { visibleMeetingRows } from '../../meetings/index.js';
import { visibleMilestones } from '../../milestones/index.js';

interface Days {
  company_id: string;
  from: string;
  to: string;
}

const inDays = (column: string, { from, to }: Days) =>
  sql<boolean>`(${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${startOfDay(to, 1)})`;

/** The milestones that were completed in these days and are, in their order. */
export const completedMilestones = (em: EntityManager, reader: Actor, days: Days) =>
  visibleMilestones(em, reader, { company_id: days.company_id, status: ['completed'] })
    .innerJoin('projects as p', 'p.id', 'm.project_id')
    .where(inDays('m.completed_at', days))
    .select(['m.title', 'p.name as project', 'm.completed_at as at'])
    .orderBy('m.completed_at')
    .orderBy('m.id')
    .execute();

/** The meetings that were held in these days, in their order. */
export const heldMeetings = (em: EntityManager, reader: Actor, days: Days) =>
  visibleMeetingRows(em, reader, { company_id: days.company_id, status: ['completed'] })
    .where(inDays('m.starts_at', days))
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();

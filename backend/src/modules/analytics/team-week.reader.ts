import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { metrics, type Actor, type TeamWeek } from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { Config } from '../../infrastructure/config/config.js';
import { kysely, personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { AttainmentReader, visibleTickets } from '../support/index.js';
import { visibleTasks } from '../tasks/index.js';

/** How the team keeps its promises, who has how much to do, and who is on call (decisions, section 5). */
@Injectable()
export class TeamWeekReader {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly attainment: AttainmentReader,
  ) {}

  async get(actor: Actor): Promise<TeamWeek> {
    authorizeRole(actor, 'analytics.team');
    const [answered_in_time, load] = await Promise.all([this.attainment.answersByWeek(actor), this.load(actor)]);
    return { answered_in_time, load, on_call: this.config.onCallEmail };
  }

  /** A customer who has a task is none of the team. */
  private async load(actor: Actor): Promise<TeamWeek['load']> {
    const tickets = visibleTickets(this.em, actor, metrics.open_tickets.filter).select('t.assignee_id');
    const tasks = visibleTasks(this.em, actor, metrics.open_tasks.filter).select('t.assignee_id');
    const { rows } = await sql<TeamWeek['load'][number]>`
      select l.assignee_id, coalesce(${personNameOrEmail('a')}, 'Nobody') as name,
        sum(l.tickets)::int as tickets, sum(l.tasks)::int as tasks
      from (
        select assignee_id, count(*) as tickets, 0 as tasks from (${tickets}) as open_tickets group by assignee_id
        union all
        select assignee_id, 0, count(*) from (${tasks}) as open_tasks group by assignee_id) as l
      left join users as a on a.id = l.assignee_id
      where l.assignee_id is null or a.role = 'admin'
      group by l.assignee_id, a.id
      order by l.assignee_id is null, sum(l.tickets + l.tasks) desc, name`.execute(kysely(this.em));
    return rows;
  }
}

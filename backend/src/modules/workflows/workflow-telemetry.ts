import { EntityManager } from '@mikro-orm/postgresql';
import { sqlList } from '../../infrastructure/database/sql-list.js';
import { liveRunStatuses } from '@portal/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Telemetry } from '../../infrastructure/telemetry/telemetry.js';

const IN_LAST_DAY = `r.created_at > now() - interval '1 day'`;

/** Name, help, the label, which is a column, and what is counted by it. */
const gauges = [
  [
    'workflow_runs',
    'Runs of workflows that began in the last day',
    'status',
    `workflow_runs as r where ${IN_LAST_DAY}`,
  ],
  [
    'workflow_steps',
    'Steps of the runs that began in the last day',
    'status',
    `workflow_steps where run_id in (select r.id from workflow_runs as r where ${IN_LAST_DAY})`,
  ],
  [
    'workflow_waiting_runs',
    'Runs that wait',
    'waits_for',
    `workflow_runs where status = 'waiting' and waits_for is not null`,
  ],
  [
    'workflow_overdue_runs',
    'Runs that were due more than a minute ago and did not go on',
    'status',
    `workflow_runs where status in (${sqlList(liveRunStatuses)}) and due_at < now() - interval '1 minute'`,
  ],
  ['workflow_webhook_deliveries', 'Webhooks of the last day', 'status', `webhook_deliveries as r where ${IN_LAST_DAY}`],
] as const;

/** What workflows do, for Prometheus; counted in the database whenever it is read, so that any api process answers it. */
@Injectable()
export class WorkflowTelemetry implements OnModuleInit {
  constructor(
    private readonly telemetry: Telemetry,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    for (const [name, help, label, counted] of gauges)
      this.telemetry.gauge(name, help, label, async () => {
        const statement = `select ${label} as label, count(*)::int as figure from ${counted} group by 1`;
        const rows = await this.em.fork().execute<{ label: string; figure: number }[]>(statement);
        return new Map(rows.map((row) => [row.label, row.figure]));
      });
  }
}

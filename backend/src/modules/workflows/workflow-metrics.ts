import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Telemetry } from '../../infrastructure/telemetry/telemetry.js';

const LAST_DAY = `now() - interval '1 day'`;

/** What workflows do, for Prometheus; counted in the database whenever it is read, so that any api process answers it. */
@Injectable()
export class WorkflowMetrics implements OnModuleInit {
  constructor(
    private readonly telemetry: Telemetry,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.gauge(
      'workflow_runs',
      'Runs of workflows that began in the last day',
      'status',
      `select status as label, count(*)::int as figure from workflow_runs where created_at > ${LAST_DAY} group by 1`,
    );
    this.gauge(
      'workflow_steps',
      'Steps of the runs that began in the last day',
      'status',
      `select s.status as label, count(*)::int as figure from workflow_runs as r
       join workflow_steps as s on s.run_id = r.id where r.created_at > ${LAST_DAY} group by 1`,
    );
    this.gauge(
      'workflow_waiting_runs',
      'Runs that wait',
      'waits_for',
      `select waits_for as label, count(*)::int as figure from workflow_runs
       where status = 'waiting' and waits_for is not null group by 1`,
    );
    this.gauge(
      'workflow_overdue_runs',
      'Runs that were due more than a minute ago and did not go on',
      'status',
      `select status as label, count(*)::int as figure from workflow_runs
       where status in ('queued', 'running', 'waiting') and due_at < now() - interval '1 minute' group by 1`,
    );
    this.gauge(
      'workflow_webhook_deliveries',
      'Webhooks of the last day',
      'status',
      `select status as label, count(*)::int as figure from webhook_deliveries where created_at > ${LAST_DAY} group by 1`,
    );
  }

  private gauge(name: string, help: string, label: string, statement: string): void {
    this.telemetry.gauge(name, help, label, async () => {
      const rows = await this.em.fork().execute<{ label: string; figure: number }[]>(statement);
      return new Map(rows.map((row) => [row.label, row.figure]));
    });
  }
}

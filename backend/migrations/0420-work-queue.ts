import { Migration } from '@mikro-orm/migrations';

const indexes = {
  billing_schedules_ready: `billing_schedules (updated_at) where deleted_at is null and status = 'ready'`,
  milestones_in_approval: `milestones (updated_at) where deleted_at is null and status = 'awaiting_approval'`,
  customer_deals_offered: `customer_deals (offered_at) where deleted_at is null and current_status = 'sent'`,
  deal_documents_sent: `deal_documents (sent_at) where deleted_at is null and status = 'sent'`,
  workflow_runs_failed: `workflow_runs (finished_at) where status = 'failed'`,
  workflow_runs_approval: `workflow_runs (due_at) where status = 'waiting' and waits_for = 'approval'`,
};

/** What waits for one of us, of each kind those that are due first. */
export class Migration0420WorkQueue extends Migration {
  override up(): void {
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index ${name} on ${on}`);
  }

  override down(): void {
    for (const name of Object.keys(indexes)) this.addSql(`drop index ${name}`);
  }
}

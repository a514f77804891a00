import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Who had which list as a file, and when; the audit has it too. */
export class Migration0440ListFiles extends Migration {
  override up(): void {
    this.addSql(`
      create table list_files (
        id uuid primary key,
        created_at timestamptz not null,
        owner_id uuid references users (id) on delete cascade,
        name text not null,
        format text not null check (format in ('csv', 'xlsx')),
        columns text not null,
        row_count integer not null
      )`);
    this.addSql('create index list_files_owner on list_files (owner_id)');
    this.addSql('create index list_files_newest on list_files (created_at)');
    this.addSql(auditTable('list_files', 'list_file'));
  }

  override down(): void {
    this.addSql('drop table list_files');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Exports of a company's or a person's data: who asked for what, how far it is, and the archive until it expires. */
export class Migration0320DataExports extends Migration {
  override up(): void {
    this.addSql(`
      create table data_exports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('company', 'person')),
        company_id uuid references companies (id) on delete cascade,
        person_id uuid references users (id) on delete cascade,
        status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        row_count integer not null,
        row_total integer,
        file_count integer not null,
        file_total integer,
        missing_count integer not null,
        reason text,
        storage_path text,
        file_name text,
        file_size bigint,
        sha256 text,
        started_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz,
        due_at timestamptz,
        attempt integer not null,
        leased_until timestamptz,
        constraint data_exports_subject check (
          (kind = 'company') = (company_id is not null) and (kind = 'person') = (person_id is not null)),
        constraint data_exports_finished check ((status in ('queued', 'running')) = (finished_at is null))
      )`);
    this.addSql(
      auditTable('data_exports', 'data_export', {
        leftOut: [
          'attempt',
          'due_at',
          'file_count',
          'file_total',
          'leased_until',
          'row_count',
          'row_total',
          'storage_path',
        ],
      }),
    );
    this.addSql('create index data_exports_newest on data_exports (created_at desc, id desc)');
    this.addSql('create index data_exports_owner on data_exports (owner_id, created_at desc)');
    this.addSql('create index data_exports_company on data_exports (company_id) where company_id is not null');
    this.addSql('create index data_exports_person on data_exports (person_id) where person_id is not null');
    this.addSql(`create index data_exports_due on data_exports (due_at) where status in ('queued', 'running')`);
    this.addSql('create index data_exports_files on data_exports (storage_path) where storage_path is not null');
    this.addSql('create index data_exports_expired on data_exports (expires_at) where storage_path is not null');
  }

  override down(): void {
    this.addSql('drop table data_exports');
  }
}

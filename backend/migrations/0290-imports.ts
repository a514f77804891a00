import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/**
 * Imports: a file with its lines, what the dry run found of each, what became of it, and which record it created. The
 * columns that an admin chose are remembered by kind and headings.
 */
export class Migration0290Imports extends Migration {
  override up(): void {
    this.addSql(`
      create table imports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        started_by uuid references users (id) on delete set null,
        kind text not null,
        status text not null,
        file_name text not null,
        file_size integer not null,
        headers jsonb not null,
        samples jsonb not null,
        mapping jsonb not null,
        is_remembered boolean not null,
        mode text check (mode in ('all', 'good')),
        line_total integer not null,
        line_count integer not null,
        reason text,
        applied_at timestamptz,
        undo_until timestamptz,
        due_at timestamptz,
        attempt integer not null,
        tries integer not null,
        leased_until timestamptz
      )`);
    this.addSql(
      auditTable('imports', 'import', {
        leftOut: ['attempt', 'due_at', 'leased_until', 'line_count', 'samples', 'tries'],
      }),
    );
    this.addSql('create index imports_newest on imports (created_at desc, id desc)');
    this.addSql('create index imports_owner on imports (owner_id)');
    this.addSql('create index imports_starter on imports (started_by) where started_by is not null');
    this.addSql('create index imports_due on imports (due_at) where due_at is not null');
    this.addSql(`
      create table import_lines (
        import_id uuid not null references imports (id) on delete cascade,
        line integer not null,
        cells jsonb not null,
        fate text not null check (fate in
          ('waiting', 'new', 'existing', 'wrong', 'created', 'failed', 'removed', 'kept')),
        problems jsonb not null default '[]',
        key text,
        record_id uuid,
        record_version integer,
        primary key (import_id, line)
      )`);
    this.addSql('create index import_lines_fate on import_lines (import_id, fate, line)');
    this.addSql('create index import_lines_key on import_lines (import_id, md5(key), line) where key is not null');
    this.addSql(`
      create table import_mappings (
        kind text not null,
        headings text not null,
        mapping jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (kind, headings)
      )`);
  }

  override down(): void {
    this.addSql('drop table import_mappings');
    this.addSql('drop table import_lines');
    this.addSql('drop table imports');
  }
}

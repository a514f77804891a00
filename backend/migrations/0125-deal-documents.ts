import { Migration } from '@mikro-orm/migrations';

/** Documents of deals: the database itself keeps signed rows, and the files of all, as they are. */
export class Migration0125DealDocuments extends Migration {
  override up(): void {
    this.addSql(`
      create table deal_documents (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        deal_id uuid not null references customer_deals (id) on delete cascade,
        kind text not null check (kind in ('quote', 'contract', 'statement_of_work', 'receipt', 'other')),
        title text not null,
        status text not null check (status in ('draft', 'sent', 'signed', 'declined', 'voided')),
        file_name text not null,
        file_size bigint not null check (file_size > 0),
        file_type text not null,
        storage_path text not null unique,
        sha256 text not null,
        terms_hash text,
        sent_at timestamptz,
        signer_id uuid references users (id),
        signer_name text,
        signed_at timestamptz,
        signed_ip text,
        signed_storage_path text unique,
        signed_size bigint,
        signed_sha256 text,
        reason text,
        search_text text not null generated always as (lower(title || ' ' || file_name)) stored,
        constraint deal_documents_signature check (
          num_nonnulls(signer_id, signer_name, signed_at, signed_storage_path, signed_size, signed_sha256)
            = case status when 'signed' then 6 else 0 end),
        constraint deal_documents_sent check (sent_at is not null or status in ('draft', 'voided'))
      )`);
    this.addSql(`create index deal_documents_deal on deal_documents (deal_id, created_at desc)`);
    this.addSql(
      `create index deal_documents_newest on deal_documents (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create index deal_documents_status on deal_documents (status, created_at desc) where deleted_at is null`,
    );
    this.addSql(`create index deal_documents_deleted on deal_documents (deleted_at) where deleted_at is not null`);
    this.addSql(`create index deal_documents_search on deal_documents using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create function keep_deal_document() returns trigger language plpgsql as $$
      begin
        if old.status = 'signed' then
          raise exception 'deal document % is signed and stays as it is', old.id;
        end if;
        if tg_op = 'UPDATE' and (new.storage_path, new.sha256, new.file_size, new.deal_id)
          is distinct from (old.storage_path, old.sha256, old.file_size, old.deal_id) then
          raise exception 'the file of deal document % stays as it is', old.id;
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$`);
    this.addSql(`
      create trigger keep_deal_document before update or delete on deal_documents
      for each row execute function keep_deal_document()`);
  }

  override down(): void {
    this.addSql('drop table deal_documents');
    this.addSql('drop function keep_deal_document()');
  }
}

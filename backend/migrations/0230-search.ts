import { Migration } from '@mikro-orm/migrations';

/** What is searched, in the order in which `search_sources` names it, and the table and columns that its text is made of. */
const sources = [
  ['customer', 'users', 'first_name, last_name, email, phone, role, deleted_at', undefined],
  ['company', 'companies', 'name, address, billing_email, phone, notes, deleted_at', undefined],
  ['project', 'projects', 'number, name, description, deleted_at', undefined],
  ['task', 'tickets', 'number, title, description, labels, project_id, deleted_at', `kind = 'task'`],
  ['ticket', 'tickets', 'number, title, description, requester_id, deleted_at', `kind = 'support'`],
  [
    'consultation',
    'consultation_requests',
    'reference, title, description, name, email, company, customer_id, deleted_at',
    undefined,
  ],
  ['meeting', 'consultation_meetings', 'agenda, deleted_at', undefined],
  ['deal', 'customer_deals', 'number, title, description, customer_id, deleted_at', undefined],
  ['invoice', 'invoices', 'number, notes, bill_to, customer_id, deleted_at', undefined],
  ['comment', 'task_comments', 'body, task_id, project_id, deleted_at', undefined],
] as const;

/** Every record that is there, as it is found (0425 has the newest text); nothing that only admins read, but comments (whole) and companies. */
export const searchedSources = `
      select 'customer' as type, u.id, null::text as number,
        coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as title,
        concat_ws(' ', u.email, u.phone) as body, u.updated_at as changed_at, null::uuid as scope
      from users as u where u.deleted_at is null and u.role = 'customer'
      union all
      select 'company', c.id, null, c.name, concat_ws(' ', c.billing_email, c.phone, c.address, c.notes), c.updated_at, null
      from companies as c where c.deleted_at is null
      union all
      select 'project', p.id, p.number, p.name, p.description, p.updated_at, p.id from projects as p where p.deleted_at is null
      union all
      select 'task', t.id, t.number, t.title, concat_ws(' ', t.description, array_to_string(t.labels, ' ')), t.updated_at, t.project_id
      from tickets as t where t.deleted_at is null and t.kind = 'task'
      union all
      select 'ticket', t.id, t.number, t.title, t.description, t.updated_at, t.requester_id
      from tickets as t where t.deleted_at is null and t.kind = 'support'
      union all
      select 'consultation', r.id, r.reference, r.title, concat_ws(' ', r.description, r.name, r.company, r.email), r.updated_at, r.customer_id
      from consultation_requests as r where r.deleted_at is null
      union all
      select 'meeting', m.id, null, r.title, m.agenda, m.updated_at, r.customer_id
      from consultation_meetings as m join consultation_requests as r on r.id = m.consultation_id where m.deleted_at is null
      union all
      select 'deal', d.id, d.number, d.title, d.description, d.updated_at, d.customer_id
      from customer_deals as d where d.deleted_at is null
      union all
      select 'invoice', i.id, i.number, coalesce(i.bill_to ->> 'name', ''), concat_ws(' ', (
        select string_agg(l.description, ' ' order by l.position) from invoice_lines as l where l.invoice_id = i.id), i.notes),
        i.updated_at, i.customer_id
      from invoices as i where i.deleted_at is null
      union all
      select 'comment', c.id, null, '',
        regexp_replace(c.body, '@\\[([^\\[\\]\\n]{1,250})\\]\\(user:[0-9a-f-]{36}\\)', '@\\1', 'gi'), c.updated_at,
        coalesce(c.project_id, t.requester_id)
      from task_comments as c join tickets as t on t.id = c.task_id where c.deleted_at is null`;

/**
 * What is searched of every kind of record, one partition a kind, so that each has figures of its own for the planner.
 * Triggers keep it within the transaction that changes the record. `scope` is the project or customer that a customer's
 * hits are looked for in; it narrows what is read, while who may see a hit is asked of the records themselves.
 */
export class Migration0230Search extends Migration {
  override up(): void {
    this.addWords();
    this.addDocuments();
    this.addSources();
    this.addSql('insert into search_documents select * from search_sources');
    this.addIndexes();
    this.addTriggers();
  }

  override down(): void {
    for (const [type, table] of sources) {
      this.addSql(`drop trigger search_${type}_written on ${table}`);
      this.addSql(`drop trigger search_${type}_removed on ${table}`);
    }
    this.addSql('drop trigger search_meetings_renamed on consultation_requests');
    this.addSql('drop trigger search_comments_handed_over on tickets');
    this.addSql('drop trigger search_invoice_lines_written on invoice_lines');
    for (const name of [
      'search_written',
      'search_removed',
      'search_meetings_of_request',
      'search_comments_of_ticket',
      'search_invoice_of_line',
    ])
      this.addSql(`drop function ${name}`);
    this.addSql('drop view search_sources');
    this.addSql('drop table search_documents');
    this.addSql(
      'drop function search_query(text), search_number_key(text), search_number_keys(text), search_plain(text)',
    );
    this.addSql('drop text search configuration search_words');
    this.addSql('drop text search configuration search_stems');
  }

  /** Words as they are written and by their stem, both without accents. */
  private addWords(): void {
    this.addSql('create extension if not exists unaccent');
    for (const [name, like, dictionary] of [
      ['search_words', 'simple', 'simple'],
      ['search_stems', 'english', 'english_stem'],
    ] as const) {
      this.addSql(`create text search configuration ${name} (copy = ${like})`);
      this.addSql(
        `alter text search configuration ${name} alter mapping for word, asciiword with unaccent, ${dictionary}`,
      );
    }
    // addresses and numbers become their parts, so that any of them is found
    this.addSql(`
      create function search_plain(written text) returns text language sql immutable strict parallel safe
      return regexp_replace(written, '[^[:alnum:]]+', ' ', 'g')`);
    // P-0008, p8 and P 8 are p-8; INV-2026-0013 is inv-2026-13
    this.addSql(`
      create function search_number_key(typed text) returns text language sql immutable strict parallel safe
      return (select case when part is not null
        then concat_ws('-', lower(nullif(part[1], '')), part[2], coalesce(nullif(ltrim(part[3], '0'), ''), '0')) end
        from regexp_match(trim(typed), '^#?([[:alpha:]]*)[- ]?(?:(20[0-9]{2})-)?([0-9]{1,9})$') as part)`);
    // what such a number is also called: without its year, and as the count alone
    this.addSql(`
      create function search_number_keys(number text) returns text[] language sql immutable parallel safe
      return (select coalesce(array_agg(distinct key), '{}') from unnest(array[
        search_number_key(number),
        search_number_key(regexp_replace(number, '-20[0-9]{2}-', '-')),
        search_number_key(regexp_replace(number, '^.*-', ''))]) as key where key is not null)`);
    // every word has to be there, as the beginning of a word or by its stem; or the whole is a number
    this.addSql(`
      create function search_query(typed text) returns tsquery language plpgsql stable strict parallel safe as $$
      declare
        query tsquery := '';
        word text;
        key text := search_number_key(typed);
      begin
        for word in select one from regexp_split_to_table(search_plain(typed), ' ') as one where one <> '' limit 10 loop
          query := query && (to_tsquery('search_words', case when length(word) > 1 then word || ':*' else word end)
            || to_tsquery('search_stems', word));
        end loop;
        return case when key is null then query else query || array_to_tsvector(array[key])::text::tsquery end;
      end $$`);
  }

  private addDocuments(): void {
    this.addSql(`
      create table search_documents (
        type text not null,
        id uuid not null,
        number text,
        title text not null,
        body text not null,
        changed_at timestamptz not null,
        scope uuid,
        title_words tsvector not null generated always as (
          to_tsvector('search_words', search_plain(coalesce(number, '') || ' ' || title))
          || to_tsvector('search_stems', search_plain(title))
          || array_to_tsvector(search_number_keys(number))) stored,
        words tsvector not null generated always as (
          to_tsvector('search_words', search_plain(coalesce(number, '') || ' ' || title || ' ' || body))
          || to_tsvector('search_stems', search_plain(title || ' ' || body))) stored,
        primary key (type, id)
      ) partition by list (type)`);
    for (const [type] of sources)
      this.addSql(`create table search_documents_${type} partition of search_documents for values in ('${type}')`);
  }

  private addIndexes(): void {
    this.addSql('create index search_documents_scope on search_documents (scope) where scope is not null');
    this.addSql('create index search_documents_newest on search_documents (changed_at desc)');
    this.addSql('create index search_documents_title on search_documents using gin (title_words)');
    this.addSql('create index search_documents_words on search_documents using gin (words)');
    this.addSql('create index search_documents_similar on search_documents using gin (title gin_trgm_ops)');
  }

  private addSources(): void {
    this.addSql(`create view search_sources as ${searchedSources}`);
  }

  private addTriggers(): void {
    this.addSql(`
      create function search_written() returns trigger language plpgsql as $$
      begin
        insert into search_documents select * from search_sources as s where s.type = tg_argv[0] and s.id = new.id
        on conflict (type, id) do update set number = excluded.number, title = excluded.title, body = excluded.body,
          changed_at = excluded.changed_at, scope = excluded.scope;
        if not found then delete from search_documents where type = tg_argv[0] and id = new.id; end if;
        return null;
      end $$`);
    this.addSql(`
      create function search_removed() returns trigger language plpgsql as $$
      begin
        delete from search_documents where type = tg_argv[0] and id = old.id;
        return null;
      end $$`);
    for (const [type, table, columns, condition] of sources) {
      const when = condition === undefined ? '' : `when (new.${condition})`;
      this.addSql(`
        create trigger search_${type}_written after insert or update of ${columns} on ${table}
        for each row ${when} execute function search_written('${type}')`);
      this.addSql(`
        create trigger search_${type}_removed after delete on ${table}
        for each row execute function search_removed('${type}')`);
    }
    // a meeting is found by the title of its request, and who can see either follows the request or the ticket
    this.addSql(`
      create function search_meetings_of_request() returns trigger language plpgsql as $$
      begin
        update search_documents as s set title = new.title, scope = new.customer_id from consultation_meetings as m
        where m.consultation_id = new.id and s.type = 'meeting' and s.id = m.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger search_meetings_renamed after update of title, customer_id on consultation_requests
      for each row when (old.title <> new.title or old.customer_id <> new.customer_id) execute function search_meetings_of_request()`);
    this.addSql(`
      create function search_comments_of_ticket() returns trigger language plpgsql as $$
      begin
        update search_documents as s set scope = new.requester_id from task_comments as c
        where c.task_id = new.id and s.type = 'comment' and s.id = c.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger search_comments_handed_over after update of requester_id on tickets
      for each row when (new.kind = 'support' and old.requester_id <> new.requester_id)
      execute function search_comments_of_ticket()`);
    this.addSql(`
      create function search_invoice_of_line() returns trigger language plpgsql as $$
      begin
        update search_documents as s set body = f.body from search_sources as f
        where f.type = 'invoice' and f.id = coalesce(new.invoice_id, old.invoice_id) and s.type = 'invoice' and s.id = f.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger search_invoice_lines_written after insert or update of description or delete on invoice_lines
      for each row execute function search_invoice_of_line()`);
  }
}

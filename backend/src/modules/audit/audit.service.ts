import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  Actor,
  AuditCall,
  AuditChain,
  AuditEntryDetail,
  AuditEntryView,
  ExportAuditEntries,
  ListAuditEntries,
  Page,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { anyOf, kysely } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/views.js';
import { requestContext } from '../../infrastructure/http/request-context.js';
import { toEntryDetail, toEntryView } from './audit-entry.view.js';
import { matches, selectCalls, selectDetails, selectEntries, selectKinds, type DetailRow } from './audit.queries.js';
import { chainHead, headText } from './chain/chain-head.js';

const EXPORT_BATCH = 500;
/** More waiting entries than these aren't counted. */
const MAX_WAITING = 1_000;

type Kind = AuditCall['kinds'][number];

const kindOf = ({ entity, action, entries }: Kind): Kind => ({ entity, action, entries });

/** Who changed what (decisions, section 6). */
@Injectable()
export class AuditService {
  constructor(private readonly em: EntityManager) {}

  /** One page, the newest first unless sorted otherwise; of calls, if asked, with what each changed. */
  async list(actor: Actor, query: ListAuditEntries): Promise<Page<AuditEntryView>> {
    authorizeRole(actor, 'audit.list');
    const order = { ...query, sortBy: 'created_at' } as const;
    // a file has each change
    if (query.by !== 'call' || requestContext().listFile)
      return paginate(sorted(selectEntries(this.em).where(matches(query)), 'e', order), query, toEntryView);
    // the values of the page's entries only: there are as many calls as rows
    const { data: calls, pagination } = await paginate(
      sorted(selectCalls(this.em, query), 'k', order),
      query,
      (row) => row,
    );
    const ids = calls.map(({ id }) => id);
    const rows = await selectEntries(this.em).where('e.id', '=', anyOf(ids)).execute();
    const views = new Map(rows.map((row) => [row.id, toEntryView(row)]));
    const several = calls.flatMap(({ id, entries }) => (entries > 1 ? [views.get(id)?.request_id ?? ''] : []));
    const kinds = several.length > 0 ? await selectKinds(this.em, several, query).execute() : [];
    const data = calls.flatMap(({ id, entries }) => {
      const view = views.get(id);
      if (!view) return [];
      const ofCall = kinds.filter(({ call }) => call === view.request_id).map(kindOf);
      return [{ ...view, call: { entries, kinds: entries > 1 ? ofCall : [kindOf({ ...view, entries })] } }];
    });
    return { data, pagination };
  }

  /** @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<AuditEntryDetail> {
    authorizeRole(actor, 'audit.read');
    return toEntryDetail(orNotFound(await selectDetails(this.em).where('e.id', '=', id).executeTakeFirst()));
  }

  /** How far the chain goes, and what its last check found. */
  async chain(actor: Actor): Promise<AuditChain> {
    authorizeRole(actor, 'audit.read');
    const head = await chainHead(this.em);
    const unchained = kysely(this.em).selectFrom('audit_entries').select('id').where('position', 'is', null);
    const { waiting } = await kysely(this.em)
      .selectFrom(unchained.limit(MAX_WAITING).as('left_over'))
      .select(sql<number>`count(*)::int`.as('waiting'))
      .executeTakeFirstOrThrow();
    const check = await kysely(this.em)
      .selectFrom('audit_checks')
      .select(['created_at', 'head_at', 'fault', 'fault_entry_id'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      entries: head?.position ?? 0,
      chained_until: head && instantOf(head.createdAt),
      head: head && headText(head),
      waiting,
      checked_at: check ? instantOf(check.created_at) : null,
      checked_until: check?.head_at == null ? null : instantOf(check.head_at),
      fault: check?.fault ?? null,
      fault_entry_id: check?.fault_entry_id ?? null,
    };
  }

  /** All entries that the filters leave, newest first, batch after batch in constant memory. */
  export(actor: Actor, filters: ExportAuditEntries): AsyncIterable<readonly DetailRow[]> {
    authorizeRole(actor, 'audit.export');
    return this.batches(filters);
  }

  /** Entries are only added: each batch goes on behind the last entry of the one before, without a transaction. */
  private async *batches(filters: ExportAuditEntries): AsyncGenerator<readonly DetailRow[]> {
    const em = this.em.fork();
    let last: DetailRow | undefined;
    do {
      let query = selectDetails(em).where(matches(filters));
      if (last)
        query = query.where(sql<boolean>`(e.created_at, e.id) < (${last.created_at}::timestamptz, ${last.id}::uuid)`);
      const rows = await query.orderBy('e.created_at', 'desc').orderBy('e.id', 'desc').limit(EXPORT_BATCH).execute();
      if (rows.length > 0) yield rows;
      last = rows.length < EXPORT_BATCH ? undefined : rows.at(-1);
    } while (last);
  }
}

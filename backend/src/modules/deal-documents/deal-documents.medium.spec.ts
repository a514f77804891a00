import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ListDealDocuments, rooms, UpdateDeal, type DealDocumentView, type EventName } from '@portal/contracts';
import { ago, currentInstant } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { refusal } from '../../../test/support/refusal.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { Config } from '../../infrastructure/config/config.js';
import type { FeedItem, StoredEvent } from '../../infrastructure/events/index.js';
import { DealsService } from '../deals/index.js';
import { DealDocumentsProjector } from './deal-documents.projector.js';
import { DealDocumentsReader } from './deal-documents.reader.js';
import { DealDocumentsService } from './deal-documents.service.js';
import { DocumentSigning } from './document-signing.service.js';

const { context, cast } = contextWithCast();
const documents = () => context.db.service(DealDocumentsService);
const em = () => context.app.get(MikroORM).em.fork() as EntityManager;
const asAdmin = <Result>(work: (actor: ReturnType<typeof actorOf>) => Promise<Result>) =>
  context.db.as(actorOf(cast.admin), () => work(actorOf(cast.admin)));

const aDraft = async (): Promise<DealDocumentView> => {
  const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
  return asAdmin((actor) => documents().create(actor, { deal_id: deal.id, kind: 'contract' }));
};
const send = ({ id }: DealDocumentView) => asAdmin((actor) => documents().update(actor, id, { status: 'sent' }));

const happened = (name: EventName, id: string, payload: object = {}) => ({
  event: { name, entity_id: id, payload, occurred_at: currentInstant() } as unknown as StoredEvent<never>,
  em: em(),
});
const projector = () => context.db.service(DealDocumentsProjector);

/** The room, the kind, and whether what customers don't see is in it. */
const roomsOf = (items: readonly FeedItem[]): unknown[] =>
  items.map((item) => {
    if ('resync' in item) return [item.resync.room, 'resync'];
    return 'change' in item ? [item.room, item.change.event, 'customer_name' in item.change.record] : item;
  });

describe('what open screens hear of documents (decisions, section 8)', () => {
  it('tells admins of a draft, customers of what is sent, without what is ours', async () => {
    const draft = await aDraft();
    const [admins, customer, primary] = [
      rooms.admins('deals'),
      rooms.user('deals', cast.customer.id),
      rooms.user('deals', cast.primary.id),
    ];
    expect(roomsOf(await projector().show(happened('deal_document.created', draft.id)))).toEqual([
      [admins, 'INSERT', true],
    ]);
    await send(draft);
    const step = happened('deal_document.status_changed', draft.id, { from: 'draft', to: 'sent' });
    expect(roomsOf(await projector().projectStep(step))).toEqual([
      [admins, 'UPDATE', true],
      [customer, 'INSERT', false],
      [primary, 'INSERT', false],
    ]);
    const ended = happened('deal.status_changed', draft.deal_id, { from: 'active', to: 'completed' });
    expect(roomsOf(await projector().projectVisibility(ended))).toHaveLength(2);
    const takenBack = happened('deal.status_changed', draft.deal_id, { from: 'sent', to: 'draft' });
    expect(roomsOf(await projector().projectVisibility(takenBack))).toEqual([
      [customer, 'resync'],
      [primary, 'resync'],
    ]);
  });
});

describe('a quote (decisions 4.51)', () => {
  it('awaits its signature until the deal is accepted, and takes none from then on', async () => {
    const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
    const quote = await send(await asAdmin((actor) => documents().create(actor, { deal_id: deal.id, kind: 'quote' })));
    const customer = actorOf(cast.customer);
    const waiting = async () => {
      const query = ListDealDocuments.parse({ deal_id: deal.id, to_sign: 'true' });
      return (await context.db.service(DealDocumentsReader).list(customer, query)).data.map(({ id }) => id);
    };
    expect(await waiting()).toEqual([quote.id]);
    const accepted = UpdateDeal.parse({ current_status: 'active', acceptance_method: 'phone' });
    await asAdmin((actor) => context.db.service(DealsService).update(actor, deal.id, accepted));
    expect(await waiting()).toEqual([]);
    const signature = { name: 'Dana Test', agreed: true, sha256: quote.sha256 } as const;
    const signing = context.db.as(customer, () =>
      context.db.service(DocumentSigning).sign(customer, quote.id, signature),
    );
    expect(await refusal(signing)).toMatchObject({ code: 'deal_document.quote_accepted' });
  });
});

describe('cleaning up at night (decisions, section 4)', () => {
  it('removes long deleted drafts and files of nobody; the signed file and its original stay', async () => {
    const folder = join(context.app.get(Config, { strict: false }).dataDir, 'storage', 'files', 'deal-documents');
    const files = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
    const contract = await send(await aDraft());
    const customer = actorOf(cast.customer);
    await context.db.as(customer, () =>
      context.db
        .service(DocumentSigning)
        .sign(customer, contract.id, { name: 'Dana Test', agreed: true, sha256: contract.sha256 }),
    );
    const gone = await aDraft();
    await asAdmin((actor) => documents().remove(actor, gone.id));
    await context.db.rows(
      `update deal_documents set deleted_at = now() - interval '31 days' where id = ? returning id`,
      [gone.id],
    );
    const before = await files();
    const lastWeek = ago({ days: 7 });
    for (const file of before) await utimes(file, lastWeek, lastWeek);
    expect(await runRetention(context.app, 'purge-deal-documents')).toBe(2);
    expect(await context.db.rows('select 1 from deal_documents where id = ?', [gone.id])).toEqual([]);
    expect(await files()).toHaveLength(before.length - 1);
    const [signed] = await context.db.rows<{ storage_path: string; signed_storage_path: string }>(
      'select storage_path, signed_storage_path from deal_documents where id = ?',
      [contract.id],
    );
    const left = (await files()).map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(left).toEqual(expect.arrayContaining([signed?.storage_path, signed?.signed_storage_path]));
  });
});

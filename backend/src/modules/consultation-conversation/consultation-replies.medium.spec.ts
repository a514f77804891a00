import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { DomainError, may, policies, type CommentVisibility } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { deliverEvents } from '../../../test/support/jobs/deliver-events.js';
import { feedReads } from '../../../test/support/jobs/feed-items.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { FeedContext } from '../../infrastructure/events/index.js';
import { CommentsProjector } from '../comments/comments.projector.js';
import { CommentsService } from '../comments/index.js';
import { ConsultationsService } from '../consultations/index.js';
import { ConsultationHistoryReader } from './consultation-history.reader.js';
import { ConsultationContactsService } from './index.js';

const { context, cast } = contextWithCast();

const contacts = () => context.db.service(ConsultationContactsService);
const given = async (wish: Parameters<typeof aConsultation>[0] = {}) =>
  (await context.db.given(aConsultation({ customer: cast.customer, ...wish }))).consultation;
const as = <Result>(name: keyof Cast, work: (actor: ReturnType<typeof actorOf>) => Promise<Result>) =>
  context.db.as(actorOf(cast[name]), () => work(actorOf(cast[name])));
const reply = (name: keyof Cast, id: string, body: string, visibility: CommentVisibility = 'public') =>
  as(name, (actor) => contacts().reply(actor, id, { body, visibility }));
const read = (name: keyof Cast, id: string) => as(name, async (actor) => (await contacts().list(actor, id)).data);
const answeredAt = (id: string) =>
  as('admin', async (actor) => (await context.db.service(ConsultationsService).get(actor, id)).first_responded_at);

const threadOf = (name: keyof Cast, consultation_id: string) =>
  as(name, async (actor) => {
    const query = { consultation_id, page: 1, limit: 100, sortOrder: 'asc' as const };
    return (await context.db.service(CommentsService).list(actor, query)).data.map(({ body }) => body);
  });

describe('the conversation about a request (decisions 4.21)', () => {
  it('holds what both sides wrote, and what admins noted for admins only', async () => {
    const { id } = await given();
    const asked = await reply('admin', id, 'Does Tuesday work?');
    await as('admin', (actor) => contacts().log(actor, id, { way: 'call', note: 'Sounded worried.' }));
    await reply('admin', id, 'They may need two.', 'internal');
    const answer = await reply('customer', id, 'It does.');
    expect((await read('admin', id)).map(({ note }) => note).sort()).toEqual([
      'Does Tuesday work?',
      'It does.',
      'Sounded worried.',
      'They may need two.',
    ]);
    expect(await threadOf('admin', id)).toEqual(['Does Tuesday work?', 'They may need two.', 'It does.']);
    expect(await threadOf('customer', id)).toEqual(['Does Tuesday work?', 'It does.']);
    const seen = await read('customer', id);
    expect(seen.map(({ id: entry }) => entry).sort()).toEqual([asked.id, answer.id].sort());
    expect(seen.every(({ way }) => way === 'reply')).toBe(true);
    expect(seen.find(({ id: entry }) => entry === asked.id)).toMatchObject({
      author_name: 'Avery Test',
      author_role: 'admin',
    });
  });

  it('has the states of the request between its messages, for customers without who moved it', async () => {
    const { id } = await given();
    await reply('admin', id, 'Does Tuesday work?');
    await as('admin', (actor) =>
      context.db.service(ConsultationsService).update(actor, id, { status: 'completed', outcome: 'follow_up' }),
    );
    const history = (name: keyof Cast) =>
      as(name, async (actor) =>
        (await context.db.service(ConsultationHistoryReader).list(actor, id)).data.map(
          ({ from, to, actor_name: who }) => [from, to, who],
        ),
      );
    expect(await history('admin')).toEqual([
      ['in_progress', 'completed', 'Avery Test'],
      ['pending', 'in_progress', 'Avery Test'],
    ]);
    expect(await history('customer')).toEqual([
      ['in_progress', 'completed', null],
      ['pending', 'in_progress', null],
    ]);
    expect(await refusal(history('stranger'))).toMatchObject({ code: 'not_found' });
  });

  it('is the promised answer when an admin writes, not when the customer does', async () => {
    const { id } = await given();
    await reply('customer', id, 'One thing more.');
    expect(await answeredAt(id)).toBeNull();
    await reply('admin', id, 'Who takes it?', 'internal');
    expect(await answeredAt(id)).toBeNull();
    const first = await reply('admin', id, 'Thank you.');
    await reply('admin', id, 'And another thing.');
    expect(await answeredAt(id)).toBe(first.contacted_at);
  });

  it.each(['customer', 'primary', 'coworker', 'stranger'] as const)(
    '%s: reads and writes as the policy says',
    async (name) => {
      const { id } = await given();
      await reply('admin', id, 'Thank you.');
      const subject = { customer_id: cast.customer.id, company_id: cast.customer.companyId };
      const outcome = async (work: Promise<unknown>): Promise<string> =>
        work.then(
          () => 'done',
          (error: unknown) => (error instanceof DomainError ? error.code : 'failed'),
        );
      const reads = may(policies['consultation.list_contacts'], actorOf(cast[name]), subject);
      const writes = may(policies['consultation.reply'], actorOf(cast[name]), subject);
      expect({ reads: await outcome(read(name, id)), writes: await outcome(reply(name, id, 'Hello')) }).toEqual({
        reads: reads ? 'done' : 'not_found',
        writes: writes ? 'done' : reads ? 'forbidden' : 'not_found',
      });
    },
  );

  it('raises the request’s version, so that open screens take it anew', async () => {
    const { id, version } = await given();
    await reply('customer', id, 'Hello');
    const after = await as('customer', (actor) => context.db.service(ConsultationsService).get(actor, id));
    expect(after.version).toBe(version + 1);
  });

  it('keeps internal notes from a customer who would write one', async () => {
    const { id } = await given();
    await expect(reply('customer', id, 'Among us.', 'internal')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('leaves what the other side wrote as it is; what an admin deletes of it is noted', async () => {
    const { id } = await given();
    const { id: words } = await reply('customer', id, 'I asked for two.');
    const comments = context.db.service(CommentsService);
    await expect(as('admin', (actor) => comments.update(actor, words, { body: 'One.' }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await as('admin', (actor) => comments.remove(actor, words));
    await deliverEvents(context.app);
    expect(await threadOf('admin', id)).toEqual([expect.stringMatching(/^Deleted a message of the customer’s/)]);
    expect(await threadOf('customer', id)).toEqual([]);
  });

  it.each([
    ['public', ['admin', 'customer', 'primary']],
    ['internal', ['admin']],
  ] as const)('shows a %s message at once to %j', async (visibility, expected) => {
    const { id } = await given();
    const message = await reply('admin', id, 'Hello', visibility);
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const event = { name: 'comment.added', entity_id: message.id, payload: {}, occurred_at: currentInstant() };
    const heard = { event, ...feedReads(em) } as unknown as FeedContext<'comment.added'>;
    const items = await context.db.service(CommentsProjector).projectComment(heard);
    const roomOf = (who: (typeof expected)[number]): string =>
      who === 'admin' ? 'consultations@admin' : `consultations@user:${cast[who].id}`;
    expect(items.map((item) => 'room' in item && item.room).sort()).toEqual(expected.map(roomOf).sort());
  });
});

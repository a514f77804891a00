import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { convertConsultation, type ConvertConsultation } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { actorOf, aCast, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { refusal } from '../../../test/support/refusal.js';
import { EventHandlers } from '../../infrastructure/events/event-handlers.js';
import type { FeedItem, StoredEvent } from '../../infrastructure/events/index.js';
import { ConsultationsReader, ConsultationsService } from '../consultations/index.js';
import { ConversionsService } from './conversions.service.js';
import { ProjectsReader, ProjectsService } from './index.js';

let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  context = await createTestContext('cli');
  cast = await context.db.given(aCast());
});
afterAll(() => context.close());

const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: () => Promise<Result>) => context.db.as(admin(), work);
const given = async (wish: Parameters<typeof aConsultation>[0] = {}) =>
  (await context.db.given(aConsultation({ customer: cast.customer, ...wish }))).consultation;
const convert = (id: string, input: ConvertConsultation = {}) =>
  asAdmin(() => context.db.service(ConversionsService).convert(admin(), id, convertConsultation.parse(input)));
const request = (id: string) => asAdmin(() => context.db.service(ConsultationsReader).get(admin(), id));

describe('a project made of a request (decisions 4)', () => {
  it('is in planning, its customer’s, and linked both ways; the request is completed as converted', async () => {
    const { id } = await given({ title: 'One network for both shops', description: 'In spring.' });
    const project = await convert(id);
    expect(project).toMatchObject({
      name: 'One network for both shops',
      description: 'In spring.',
      status: 'planning',
      customer_id: cast.customer.id,
      consultation_id: id,
    });
    expect(await request(id)).toMatchObject({ status: 'completed', outcome: 'converted', project_id: project.id });
    const customer = actorOf(cast.customer);
    const seen = await context.db.as(customer, () => context.db.service(ProjectsReader).get(customer, project.id));
    expect(seen).toMatchObject({ id: project.id, access: 'owner' });
  });

  it('is told as what it is: a project begun, a request moved, edited and converted', async () => {
    const { id } = await given();
    const project = await convert(id);
    const told = (await context.db.events()).filter(({ entity_id }) => [id, project.id].includes(entity_id));
    expect(told.map(({ name, actor_id }) => [name, actor_id]).sort()).toEqual(
      ['consultation.converted', 'consultation.status_changed', 'consultation.updated', 'project.created'].map(
        (name) => [name, cast.admin.id],
      ),
    );
    expect(told.find(({ name }) => name === 'consultation.converted')?.payload).toEqual({ project_id: project.id });
  });

  it('takes another name, and cuts a title that is longer than a project’s name may be', async () => {
    expect(await convert((await given()).id, { name: 'Shop network' })).toMatchObject({ name: 'Shop network' });
    expect((await convert((await given({ title: 'x'.repeat(200) })).id)).name).toHaveLength(120);
  });

  it('is made of a request that was completed before, but not of one that was refused', async () => {
    expect(await convert((await given({ status: 'completed' })).id)).toMatchObject({ status: 'planning' });
    for (const status of ['declined', 'cancelled'] as const)
      expect(await refusal(convert((await given({ status })).id))).toMatchObject({ code: 'illegal_transition' });
  });

  it('is made once, also of fifty clicks', async () => {
    const { id } = await given();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => convert(id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(convert(id))).toEqual({ code: 'consultation.converted_already' });
    expect(await context.db.rows('select 1 from projects where consultation_id = ?', [id])).toHaveLength(1);
  });

  it('can be made again when the first was deleted', async () => {
    const { id } = await given();
    const { id: first } = await convert(id);
    await asAdmin(() => context.db.service(ProjectsService).remove(admin(), first));
    expect(await request(id)).toMatchObject({ status: 'completed', project_id: null });
    expect((await convert(id)).id).not.toBe(first);
  });

  it('is refused for a request that changed meanwhile, is deleted, or whose customer is gone', async () => {
    const { id } = await given();
    await asAdmin(() => context.db.service(ConsultationsService).update(admin(), id, { urgency: 'high' }));
    expect(await refusal(convert(id, { version: 1 }))).toMatchObject({
      code: 'stale_version',
      current: { id, urgency: 'high', version: 2 },
    });
    await asAdmin(() => context.db.service(ConsultationsService).remove(admin(), id));
    expect(await refusal(convert(id))).toEqual({ code: 'not_found' });

    const left = await given({ customer: cast.coworker });
    await context.db.rows('update users set deleted_at = now() where id = ? returning 1', [cast.coworker.id]);
    expect(await refusal(convert(left.id))).toMatchObject({ code: 'invalid', details: [{ path: 'customer_id' }] });
    expect(await request(left.id)).toMatchObject({ status: 'pending', project_id: null });
  });
});

describe('the request of a project on open screens (decisions 8)', () => {
  const shown = async (name: 'project.created' | 'project.deleted' | 'project.restored', id: string) => {
    const event = { name, entity_id: id, payload: {}, occurred_at: currentInstant() } as unknown as StoredEvent;
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const projectors = context.db.service(EventHandlers).projectorsOf(name);
    const items: FeedItem[] = [];
    for (const project of projectors) items.push(...(await project({ event, em })));
    return items.flatMap((item) =>
      'change' in item && item.change.table === 'consultation_requests' ? [[item.room, item.change] as const] : [],
    );
  };

  it('shows the project, and no longer when it is deleted; customers get nothing internal', async () => {
    const { id } = await given();
    const project = await convert(id);
    const made = new Map(await shown('project.created', project.id));
    expect([...made.keys()].sort()).toEqual(
      ['admin', `user:${cast.customer.id}`, `user:${cast.primary.id}`].map((to) => `consultations@${to}`).sort(),
    );
    for (const change of made.values())
      expect(change).toMatchObject({ event: 'UPDATE', record: { id, project_id: project.id, status: 'completed' } });
    for (const [room, { record }] of made)
      expect({ room, internal: 'same_address' in record || 'internal_notes' in record }).toEqual({
        room,
        internal: room === 'consultations@admin',
      });
    await asAdmin(() => context.db.service(ProjectsService).remove(admin(), project.id));
    expect((await shown('project.deleted', project.id)).map(([, { record }]) => record['project_id'])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('says nothing for a project that came of no request', async () => {
    const project = await asAdmin(() =>
      context.db.service(ProjectsService).create(admin(), {
        name: 'Alone',
        description: '',
        customer_id: cast.customer.id,
        priority: 'medium',
        health: 'on_track',
      }),
    );
    expect(await shown('project.created', project.id)).toEqual([]);
  });
});

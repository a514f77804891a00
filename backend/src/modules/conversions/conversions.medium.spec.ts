import { ConvertToDeal, ConvertToProject, type Actor } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { actorOf, aCast, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { feedItems } from '../../../test/support/jobs/feed-items.js';
import { refusal } from '../../../test/support/refusal.js';
import { ConsultationsService } from '../consultations/index.js';
import { DealsService } from '../deals/index.js';
import { ProjectsService } from '../projects/index.js';
import { ConversionsService } from './conversions.service.js';

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
const convert = (id: string, input: object = {}) =>
  asAdmin(() => context.db.service(ConversionsService).toProject(admin(), id, ConvertToProject.parse(input)));
const toDeal = (id: string, input: object = {}) =>
  asAdmin(() =>
    context.db
      .service(ConversionsService)
      .toDeal(admin(), id, ConvertToDeal.parse({ deal_type: 'one_time', amount: 200, ...input })),
  );
const request = (id: string, actor: Actor = admin()) =>
  asAdmin(() => context.db.service(ConsultationsService).get(actor, id));
const project = (id: string, actor: Actor = admin()) =>
  context.db.as(actor, () => context.db.service(ProjectsService).get(actor, id));

describe('a project made of a request (decisions, section 4)', () => {
  it('is in planning, its customer’s, and linked both ways; the request is completed as converted', async () => {
    const { id } = await given({ title: 'One network for both shops', description: 'In spring.' });
    const made = await convert(id);
    expect(made).toMatchObject({
      name: 'One network for both shops',
      description: 'In spring.',
      status: 'planning',
      customer_id: cast.customer.id,
      consultation_id: id,
    });
    expect(await request(id)).toMatchObject({ status: 'completed', outcome: 'converted', project_id: made.id });
    const customer = actorOf(cast.customer);
    const seen = await context.db.as(customer, () => context.db.service(ProjectsService).get(customer, made.id));
    expect(seen).toMatchObject({ id: made.id, access: 'owner' });
  });

  it('is told as what it is: a project begun, a request moved, edited and converted', async () => {
    const { id } = await given();
    const made = await convert(id);
    const told = (await context.db.events()).filter(({ entity_id }) => [id, made.id].includes(entity_id));
    expect(told.map(({ name, actor_id }) => [name, actor_id]).sort()).toEqual(
      ['consultation.converted', 'consultation.status_changed', 'consultation.updated', 'project.created'].map(
        (name) => [name, cast.admin.id],
      ),
    );
    expect(told.find(({ name }) => name === 'consultation.converted')?.payload).toEqual({ project_id: made.id });
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

describe('a deal made of a request (decisions, section 4)', () => {
  it('is a draft at the price that was said, with the request’s words; the request is completed as converted', async () => {
    const { id } = await given({ title: 'Managed network', description: 'In spring.' });
    const deal = await toDeal(id, { deal_type: 'recurring', interval: 'quarter', amount: 900 });
    expect(deal).toMatchObject({
      current_status: 'draft',
      title: 'Managed network',
      description: 'In spring.',
      deal_type: 'recurring',
      interval: 'quarter',
      amount: 900,
      monthly_amount: 300,
      customer_id: cast.customer.id,
      consultation_id: id,
      project_id: null,
    });
    expect(await request(id)).toMatchObject({ status: 'completed', outcome: 'converted', deal_id: deal.id });
    expect(await request(id, actorOf(cast.customer))).not.toHaveProperty('deal_id');
    expect(await refusal(toDeal(id))).toMatchObject({ code: 'consultation.converted_already' });
  });

  it('belongs to the project of the same request, whichever came first; customers know it once it is offered', async () => {
    const one = await given();
    const made = await convert(one.id);
    const deal = await toDeal(one.id);
    expect(deal).toMatchObject({ project_id: made.id });
    expect(await project(made.id)).toMatchObject({ deal_id: deal.id });

    const other = await given();
    const first = await toDeal(other.id);
    const second = await convert(other.id);
    expect(second).toMatchObject({ deal_id: first.id });
    expect(await project(second.id, actorOf(cast.customer))).toMatchObject({ deal_id: null });
    await asAdmin(() => context.db.service(DealsService).update(admin(), first.id, { current_status: 'sent' }));
    expect(await project(second.id, actorOf(cast.customer))).toMatchObject({ deal_id: first.id });
  });

  it('doesn’t belong to a project of somebody else’s company', async () => {
    const { id } = await given();
    const made = await convert(id, { customer_id: cast.stranger.id });
    expect(await toDeal(id)).toMatchObject({ project_id: null });
    expect(await project(made.id)).toMatchObject({ deal_id: null, customer_id: cast.stranger.id });
  });
});

describe('the request of a project on open screens (decisions, section 8)', () => {
  const shown = async (name: 'project.created' | 'project.deleted' | 'project.restored', id: string) => {
    const items = await feedItems(context.app, { name, entity_id: id, payload: {}, occurred_at: currentInstant() });
    return items.flatMap((item) =>
      'change' in item && item.change.table === 'consultation_requests' ? [[item.room, item.change] as const] : [],
    );
  };

  it('shows the project, and no longer when it is deleted; customers get nothing internal', async () => {
    const { id } = await given();
    const made = await convert(id);
    const rows = new Map(await shown('project.created', made.id));
    expect([...rows.keys()].sort()).toEqual(
      ['admin', `user:${cast.customer.id}`, `user:${cast.primary.id}`].map((to) => `consultations@${to}`).sort(),
    );
    for (const change of rows.values())
      expect(change).toMatchObject({ event: 'UPDATE', record: { id, project_id: made.id, status: 'completed' } });
    for (const [room, { record }] of rows)
      expect({ room, internal: 'same_address' in record || 'internal_notes' in record }).toEqual({
        room,
        internal: room === 'consultations@admin',
      });
    await asAdmin(() => context.db.service(ProjectsService).remove(admin(), made.id));
    expect((await shown('project.deleted', made.id)).map(([, { record }]) => record['project_id'])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('says nothing for a project that came of no request', async () => {
    const made = await asAdmin(() =>
      context.db.service(ProjectsService).create(admin(), {
        name: 'Alone',
        description: '',
        customer_id: cast.customer.id,
        priority: 'medium',
        health: 'on_track',
      }),
    );
    expect(await shown('project.created', made.id)).toEqual([]);
  });
});

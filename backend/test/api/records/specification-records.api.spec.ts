import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anEntry } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const UNFINISHED = 'pending,in_progress';

interface Row {
  id: string;
}

/** A call of the specification, by an admin. */
const call = (name: string, query: Record<string, string> = {}) =>
  app.http.get(`/functions/v1/${name}`).query(query).set(as.admin).expect(200);
const rows = async <Fields extends object>(name: string, query: Record<string, string> = {}) =>
  ((await call(name, query)).body as { data: (Row & Fields)[] }).data;
const ids = async (name: string, query: Record<string, string>) => (await rows(name, query)).map(({ id }) => id);

const aRequest = async (facts: Parameters<typeof aConsultation>[0] = {}) =>
  (await app.db.given(aConsultation({ customer: cast.customer, ...facts }))).consultation;
const aProjectId = async () => (await app.db.given(aProject({ customer: cast.customer }))).project.id;

describe('what records carry (specification, section 3)', () => {
  it.each<[string, string, string[], () => Promise<unknown>]>([
    ['profile', 'users', ['id', 'first_name', 'role', 'company_name'], () => Promise.resolve()],
    [
      'consultation request',
      'consultation-requests',
      ['title', 'consultation_type', 'description', 'urgency', 'preferred_contact_method', 'status', 'customer_id'],
      () => aRequest(),
    ],
    [
      'consultation meeting',
      'consultation-meetings',
      ['consultation_id', 'status'],
      async () => app.db.given(aMeeting({ consultation: await aRequest(), host: cast.admin })),
    ],
    [
      'deal',
      'deals/customer-deals',
      ['current_status', 'monthly_amount', 'deal_type'],
      () => app.db.given(aDeal({ customer: cast.customer, status: 'active' })),
    ],
    ['promo code', 'deals/promocodes', ['code', 'status', 'deal_type'], () => app.db.given(aPromoCode())],
  ])('a %s', async (_record, name, fields, make) => {
    await make();
    const [row] = await rows(name);
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(fields));
  });

  it('a role is admin or customer', async () => {
    const roles = (await rows<{ role: string }>('users')).map(({ role }) => role);
    expect([...new Set(roles)].sort()).toEqual(['admin', 'customer']);
  });
});

describe('what lists are filtered by (specification, section 3)', () => {
  it('consultation requests: customer_id, customerId, status and search', async () => {
    const mine = await aRequest({ title: 'Zebra crossing', status: 'in_progress' });
    const other = await aRequest({ customer: cast.stranger, title: 'Zebra stripes' });
    const search = 'Zebra';
    expect(await ids('consultation-requests', { search, customer_id: cast.customer.id })).toEqual([mine.id]);
    expect(await ids('consultation-requests', { search, customerId: cast.stranger.id })).toEqual([other.id]);
    expect(await ids('consultation-requests', { search, status: 'in_progress' })).toEqual([mine.id]);
    expect((await ids('consultation-requests', { search, status: UNFINISHED })).sort()).toEqual(
      [mine.id, other.id].sort(),
    );
  });

  it('the billing schedule: project_id and search', async () => {
    const [one, other] = [await aProjectId(), await aProjectId()];
    const { entry } = await app.db.given(anEntry({ projectId: one }));
    await app.db.given(anEntry({ projectId: other }));
    expect(await ids('billing', { action: 'schedules', project_id: one })).toEqual([entry.id]);
    expect(await ids('billing', { action: 'schedules', project_id: one, search: entry.title })).toEqual([entry.id]);
    expect(await ids('billing', { action: 'schedules', project_id: one, search: 'nothing like it' })).toEqual([]);
  });
});

it('a wish for a consultation takes the four types and no other (specification, section 3)', async () => {
  const send = (consultation_type: string) =>
    app.http
      .post('/functions/v1/consultation-requests')
      .set(as.customer)
      .send({ title: 'Advice', description: 'We need some.', consultation_type });
  for (const type of ['strategy_consultation', 'project_scoping', 'emergency_assessment', 'general_consultation'])
    expect((await send(type)).status).toBe(201);
  expect((await send('palm_reading')).status).toBe(400);
});

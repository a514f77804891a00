import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aCompany } from '../../factories/company.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anEntry, anInvoice } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { pdf } from '../../support/mail/sample-files.js';
import { bearerOf } from '../../support/sign-in.js';

let test: TestApp;
let cast: Cast;
let live: Record<string, string>;
let admin: { authorization: string };

/** Each list: its table, its query besides `deleted`, and the role that may restore a row. */
const lists = [
  ['projects', 'projects', ''],
  ['users', 'users', ''],
  ['companies', 'companies', ''],
  ['consultation-requests', 'consultation_requests', ''],
  ['consultation-meetings', 'consultation_meetings', ''],
  ['deals/customer-deals', 'customer_deals', ''],
  ['deals/promocodes', 'promo_codes', ''],
  ['deals/deal-documents', 'deal_documents', ''],
  ['billing/schedules', 'billing_schedules', ''],
  ['billing/invoices', 'invoices', ''],
  ['tasks', 'tickets', ''],
  ['tasks', 'tickets', '&project_id=:project'],
  ['milestones', 'milestones', '&project_id=:project'],
] as const;

beforeAll(async () => {
  test = await createTestApp();
  cast = await test.db.given(aCast());
  const { project } = await test.db.given(aProject({ customer: cast.customer }));
  live = { project: project.id };
  admin = await bearerOf(test.app, cast.admin);
});
afterAll(() => test.close());

/** Adds another row of the list in the project that isn't deleted. */
const make: Record<(typeof lists)[number][0], () => Promise<{ id: string }>> = {
  projects: async () => (await test.db.given(aProject({ customer: cast.customer }))).project,
  users: async () => (await test.db.given(aUser())).user,
  'deals/customer-deals': async () => (await test.db.given(aDeal({ customer: cast.customer }))).deal,
  'deals/promocodes': async () => (await test.db.given(aPromoCode())).promo,
  'deals/deal-documents': async () => {
    const { deal } = await test.db.given(aDeal({ customer: cast.customer }));
    const file = { file_name: 'contract.pdf', file_data: pdf.toString('base64') };
    const sent = test.http.post('/api/v1/deals/deal-documents').set(admin);
    const { body } = await sent.send({ deal_id: deal.id, kind: 'contract', ...file }).expect(201);
    return (body as { data: { id: string } }).data;
  },
  'billing/schedules': async () => (await test.db.given(anEntry({ projectId: live['project'] ?? '' }))).entry,
  'billing/invoices': async () =>
    (await test.db.given(anInvoice({ customer: cast.customer, status: 'draft' }))).invoice,
  'consultation-requests': async () => (await test.db.given(aConsultation({ customer: cast.customer }))).consultation,
  'consultation-meetings': async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.customer }));
    return (await test.db.given(aMeeting({ consultation, host: cast.admin, status: 'declined' }))).meeting;
  },
  companies: async () => (await test.db.given(aCompany())).company,
  tasks: async () => (await test.db.given(aTask({ project: { id: live['project'] ?? '' } }))).task,
  milestones: async () => (await test.db.given(aMilestone({ project: { id: live['project'] ?? '' } }))).milestone,
};
const read = (path: string, headers: { authorization: string }) =>
  test.http.get(`/api/v1/${path}`).set(headers).expect(200);
const idsOf = ({ body }: { body: unknown }) => (body as { data: { id: string }[] }).data.map(({ id }) => id);

describe.each(lists)('deleted %s (decisions, section 4)', (list, table, more) => {
  const asked = (deleted: boolean) =>
    `${list}?limit=100&deleted=${String(deleted)}${more.replace(':project', live['project'] ?? '')}`;

  it('are listed for admins, for as long as they can be restored', async () => {
    const [kept, gone, old] = [await make[list](), await make[list](), await make[list]()];
    await test.http.delete(`/api/v1/${list}/${gone.id}`).set(admin).expect(200);
    await test.db.rows(`update ${table} set deleted_at = now() - interval '31 days' where id = ? returning 1`, [
      old.id,
    ]);

    const found = await read(asked(true), admin);
    expect(idsOf(found)).toContain(gone.id);
    expect(idsOf(found)).not.toContain(kept.id);
    expect(idsOf(found)).not.toContain(old.id);
    expect(found.body).toMatchObject({ pagination: { total: idsOf(found).length } });
    expect(idsOf(await read(asked(false), admin))).not.toContain(gone.id);

    await test.http.post(`/api/v1/${list}/${gone.id}/restore`).set(admin).expect(200);
    expect(idsOf(await read(asked(true), admin))).not.toContain(gone.id);
    expect(idsOf(await read(asked(false), admin))).toContain(gone.id);
  });

  it('are nothing to ask a customer’s list for', async () => {
    const customer = await bearerOf(test.app, cast.customer);
    const { status, body } = await test.http.get(`/api/v1/${asked(true)}`).set(customer);
    if (['users', 'companies', 'deals/promocodes'].includes(list)) expect(status).toBe(403);
    else expect([status, body]).toMatchObject([400, { code: 'invalid', details: [{ path: 'deleted' }] }]);
  });
});

it('shows no deleted task of a project that is deleted itself: the project comes back first', async () => {
  const { project } = await test.db.given(aProject({ customer: cast.customer }));
  const { task } = await test.db.given(aTask({ project, isDeleted: true }));
  expect(idsOf(await read('tasks?deleted=true', admin))).toContain(task.id);
  await test.http.delete(`/api/v1/projects/${project.id}`).set(admin).expect(200);
  expect(idsOf(await read('tasks?deleted=true', admin))).not.toContain(task.id);
});

import { consultationStatuses, listConsultations, listProjects, projectStatuses, system } from '@portal/contracts';
import { createTestContext, type TestContext } from '../../test/support/create-test-context.js';
import { ConsultationsReader } from '../modules/consultations/index.js';
import { ProjectsReader } from '../modules/projects/index.js';
import { DemoData } from './demo-data.js';
import { demoPeople } from './demo-people.js';
import { DemoModule } from './demo.module.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext('cli');
});
afterAll(() => context.close());

const load = () => context.db.asSystem(() => context.app.select(DemoModule).get(DemoData).load());

describe('the demo data (decisions 1)', () => {
  it('has an admin, three customers of two companies and requests in every state, one of them late', async () => {
    expect(await load()).toBe(true);
    const people = await context.db.rows<{ role: string; status: string; company_id: string | null }>(
      'select role, status, company_id from users',
    );
    expect(people.filter(({ role }) => role === 'admin')).toHaveLength(1);
    expect(people.filter(({ role }) => role === 'customer')).toHaveLength(3);
    expect(new Set(people.map(({ company_id }) => company_id).filter(Boolean)).size).toBe(2);
    expect(people.every(({ status }) => status === 'active')).toBe(true);
    const { data } = await context.db.service(ConsultationsReader).list(system, listConsultations.parse({}));
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(consultationStatuses));
    expect(await context.db.service(ConsultationsReader).count(system, { late: true })).toBe(1);
    expect(
      data.every(({ created_at, updated_at }) => created_at <= updated_at && updated_at <= new Date().toISOString()),
    ).toBe(true);
  });

  it('has projects in every state, several of each customer, with people added to some', async () => {
    const { data } = await context.db.service(ProjectsReader).list(system, listProjects.parse({ limit: 100 }));
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(projectStatuses));
    const owners = data.map(({ customer_id }) => customer_id);
    expect(new Set(owners).size).toBe(3);
    for (const owner of owners) expect(owners.filter((id) => id === owner).length).toBeGreaterThan(1);
    expect(data.map(({ number }) => number)).toEqual(
      [...data].sort((a, b) => b.created_at.localeCompare(a.created_at)).map(({ number }) => number),
    );
    expect(data.every(({ created_at, updated_at }) => created_at <= updated_at)).toBe(true);
    const roles = await context.db.rows<{ role: string }>('select distinct role from project_members');
    expect(roles).toHaveLength(2);
  });

  it('tells nobody, so no mail is sent', async () => {
    expect(await context.db.events()).toEqual([]);
  });

  it('leaves a database alone that knows somebody', async () => {
    expect(await load()).toBe(false);
    expect(await context.db.rows('select 1 from users')).toHaveLength(demoPeople.length);
  });
});

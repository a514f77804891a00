import {
  consultationStatuses,
  consultationTransitions,
  DomainError,
  ListConsultations,
  may,
  policies,
  UpdateConsultation,
} from '@portal/contracts';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { ConsultationsModule, ConsultationsService } from './index.js';

const { context, cast } = contextWithCast('cli', {}, [ConsultationsModule]);

const reader = () => context.db.service(ConsultationsService);
const service = () => context.db.service(ConsultationsService);
const as = <Result>(name: keyof Cast, work: () => Promise<Result>) => context.db.as(actorOf(cast[name]), work);
const given = (wish: Parameters<typeof aConsultation>[0] = {}) =>
  context.db.given(aConsultation({ customer: cast.customer, ...wish }));
const list = (name: keyof Cast, query: Partial<Record<keyof ListConsultations, unknown>> = {}) =>
  as(name, () => reader().list(actorOf(cast[name]), ListConsultations.parse({ limit: 100, ...query })));
const update = (name: keyof Cast, id: string, input: UpdateConsultation) =>
  as(name, () => service().update(actorOf(cast[name]), id, UpdateConsultation.parse(input)));
const refusal = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DomainError) return { code: error.code, ...error.extras };
  throw error instanceof Error ? error : new Error('It was not refused');
};

const people = ['admin', 'customer', 'primary', 'coworker', 'stranger'] as const;

describe('who sees a request (decisions, section 1)', () => {
  it.each(people)('%s: list and detail agree with the policy', async (name) => {
    const { consultation } = await given();
    const subject = { customer_id: cast.customer.id, company_id: cast.customer.companyId };
    const allowed = may(policies['consultation.read'], actorOf(cast[name]), subject);
    const seen = (await list(name)).data.some(({ id }) => id === consultation.id);
    const detail = await as(name, () => reader().get(actorOf(cast[name]), consultation.id)).then(
      () => true,
      () => false,
    );
    expect({ seen, detail }).toEqual({ seen: allowed, detail: allowed });
  });

  it('never shows a customer what is internal', async () => {
    const { consultation } = await given();
    await update('admin', consultation.id, { internal_notes: 'Careful', assigned_to: cast.admin.id });
    const view = await as('customer', () => reader().get(actorOf(cast.customer), consultation.id));
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['internal_notes']));
    expect(JSON.stringify([view, (await list('customer')).data])).not.toMatch(
      /Careful|internal_notes|assigned|deleted_at/,
    );
    expect(await as('admin', () => reader().get(actorOf(cast.admin), consultation.id))).toMatchObject({
      internal_notes: 'Careful',
      assigned_name: 'Avery Test',
    });
  });
});

describe('every step of every role (decisions, section 4)', () => {
  const steps = consultationStatuses.flatMap((from) =>
    consultationStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  it.each(steps)('admin and customer: %s → %s', async (from, to) => {
    for (const [name, transitionActor] of [
      ['admin', 'admin'],
      ['customer', 'anyone'],
    ] as const) {
      const { consultation } = await given({ status: from });
      const allowed = consultationTransitions.allowed(from, transitionActor);
      if (allowed.includes(to))
        expect(await update(name, consultation.id, { status: to })).toMatchObject({ status: to, version: 2 });
      else
        expect(await refusal(update(name, consultation.id, { status: to }))).toMatchObject({
          code: 'illegal_transition',
          allowed,
        });
    }
  });

  it.each([
    ['primary', 'forbidden'],
    ['coworker', 'not_found'],
    ['stranger', 'not_found'],
  ] as const)('%s may not change a colleague’s or stranger’s request: %s', async (name, code) => {
    const { consultation } = await given();
    expect(await refusal(update(name, consultation.id, { status: 'cancelled' }))).toMatchObject({ code });
  });

  it('records who moved it, which alone answers nothing', async () => {
    const { consultation } = await given();
    const view = await update('admin', consultation.id, { status: 'in_progress' });
    expect(view.first_responded_at).toBeNull();
    const events = await context.db.events('consultation.status_changed');
    expect(events.at(-1)).toMatchObject({
      entity_id: consultation.id,
      actor_id: cast.admin.id,
      payload: { from: 'pending', to: 'in_progress' },
    });
  });
});

describe('changing', () => {
  it('refuses a customer’s admin fields by name', async () => {
    const { consultation } = await given();
    const fields = { urgency: 'urgent', internal_notes: 'x', assigned_to: cast.admin.id, outcome: 'junk' } as const;
    const { code, details } = await refusal(update('customer', consultation.id, fields));
    expect(code).toBe('invalid');
    expect(details?.map(({ path }) => path).sort()).toEqual(Object.keys(fields).sort());
  });

  it('refuses a stale version with the record as it is, and applies a change without one', async () => {
    const { consultation } = await given();
    await update('customer', consultation.id, { title: 'Second', version: 1 });
    const stale = await refusal(update('customer', consultation.id, { title: 'Third', version: 1 }));
    expect(stale).toMatchObject({ code: 'stale_version', current: { title: 'Second', version: 2 } });
    expect(JSON.stringify(stale.current)).not.toContain('internal_notes');
    expect(await update('customer', consultation.id, { title: 'Third' })).toMatchObject({ title: 'Third', version: 3 });
  });

  it('doesn’t tell a stranger with a stale version that the request exists', async () => {
    const { consultation } = await given();
    expect(await refusal(update('stranger', consultation.id, { title: 'x', version: 9 }))).toEqual({
      code: 'not_found',
    });
  });

  it('gives a request only to an admin', async () => {
    const { consultation } = await given();
    expect(await refusal(update('admin', consultation.id, { assigned_to: cast.customer.id }))).toMatchObject({
      code: 'invalid',
      details: [{ path: 'assigned_to' }],
    });
  });

  it('raises no version and tells nothing when nothing changes', async () => {
    const { consultation } = await given();
    const before = (await context.db.events()).length;
    expect(await update('admin', consultation.id, { status: 'pending', title: consultation.title })).toMatchObject({
      version: 1,
    });
    expect((await context.db.events()).length).toBe(before);
  });
});

describe('requesting', () => {
  const wish = {
    title: 'Emergency at the shop',
    description: 'Help',
    urgency: 'medium',
    preferred_contact_method: 'email',
  } as const;

  it('takes type from the title, defaults, and the person’s data (specification, section 4)', async () => {
    const view = await as('customer', () => service().create(actorOf(cast.customer), wish));
    expect(view).toMatchObject({
      consultation_type: 'emergency_assessment',
      status: 'pending',
      source: 'portal',
      name: 'Dana Test',
      company: 'Neuse Bakery',
      customer_id: cast.customer.id,
      version: 1,
    });
    expect(view.reference).toMatch(/^C-\d{4}-\d{4}$/);
    expect(Date.parse(view.promised_by) - Date.parse(view.created_at)).toBe(24 * 3_600_000);
  });

  it('lets an admin ask for a customer, and nobody else', async () => {
    const view = await as('admin', () =>
      service().create(actorOf(cast.admin), { ...wish, customer_id: cast.stranger.id }),
    );
    expect(view).toMatchObject({ customer_id: cast.stranger.id, source: 'admin', company_id: cast.stranger.companyId });
    const own = as('customer', () =>
      service().create(actorOf(cast.customer), { ...wish, customer_id: cast.customer.id }),
    );
    expect(await refusal(own)).toMatchObject({ code: 'invalid', details: [{ path: 'customer_id' }] });
  });

  it('gives each of many parallel requests a reference of its own', async () => {
    const views = await Promise.all(
      Array.from({ length: 20 }, () => as('coworker', () => service().create(actorOf(cast.coworker), wish))),
    );
    expect(new Set(views.map(({ reference }) => reference)).size).toBe(20);
  });
});

describe('deleting', () => {
  it('takes a request out of list and detail, and brings it back', async () => {
    const { consultation } = await given();
    const admin = actorOf(cast.admin);
    expect(await as('admin', () => service().remove(admin, consultation.id))).toEqual({ id: consultation.id });
    expect(await refusal(as('customer', () => reader().get(actorOf(cast.customer), consultation.id)))).toMatchObject({
      code: 'not_found',
    });
    expect((await list('admin')).data.map(({ id }) => id)).not.toContain(consultation.id);
    expect(await refusal(as('admin', () => service().remove(admin, consultation.id)))).toMatchObject({
      code: 'not_found',
    });
    expect(await as('admin', () => service().restore(admin, consultation.id))).toMatchObject({ id: consultation.id });
    expect(await refusal(as('admin', () => service().restore(admin, consultation.id)))).toMatchObject({
      code: 'not_found',
    });
  });
});

import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { DomainError, may, policies } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { actorOf, type Cast } from '../../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../../test/factories/consultation.factory.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import type { StoredEvent } from '../../../infrastructure/events/index.js';
import { ConsultationsProjector } from '../consultations.projector.js';
import { ConsultationContactsService, ConsultationsModule, ConsultationsService } from '../index.js';

const { context, cast } = contextWithCast('cli', {}, [ConsultationsModule]);

const contacts = () => context.db.service(ConsultationContactsService);
const given = async (wish: Parameters<typeof aConsultation>[0] = {}) =>
  (await context.db.given(aConsultation({ customer: cast.customer, ...wish }))).consultation;
const as = <Result>(name: keyof Cast, work: (actor: ReturnType<typeof actorOf>) => Promise<Result>) =>
  context.db.as(actorOf(cast[name]), () => work(actorOf(cast[name])));
const reply = (name: keyof Cast, id: string, body: string) =>
  as(name, (actor) => contacts().reply(actor, id, { body }));
const read = (name: keyof Cast, id: string) => as(name, async (actor) => (await contacts().list(actor, id)).data);
const answeredAt = (id: string) =>
  as('admin', async (actor) => (await context.db.service(ConsultationsService).get(actor, id)).first_responded_at);

describe('the conversation about a request (decisions 4.21)', () => {
  it('holds what both sides wrote, and what admins noted for admins only', async () => {
    const { id } = await given();
    const asked = await reply('admin', id, 'Does Tuesday work?');
    await as('admin', (actor) => contacts().log(actor, id, { way: 'call', note: 'Sounded worried.' }));
    const answer = await reply('customer', id, 'It does.');
    expect((await read('admin', id)).map(({ note }) => note).sort()).toEqual([
      'Does Tuesday work?',
      'It does.',
      'Sounded worried.',
    ]);
    const seen = await read('customer', id);
    expect(seen.map(({ id: entry }) => entry).sort()).toEqual([asked.id, answer.id].sort());
    expect(seen.every(({ way }) => way === 'reply')).toBe(true);
    expect(seen.find(({ id: entry }) => entry === asked.id)).toMatchObject({
      author_name: 'Avery Test',
      author_role: 'admin',
    });
  });

  it('is the promised answer when an admin writes, not when the customer does', async () => {
    const { id } = await given();
    await reply('customer', id, 'One thing more.');
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

  it.each([
    ['consultation.replied', ['admin', 'customer', 'primary']],
    ['consultation.contact_logged', ['admin']],
  ] as const)('%s is shown at once to %j', async (name, expected) => {
    const { id } = await given();
    const [event] = [
      { entity_id: id, name, payload: { contact_id: id, by: 'admin' }, occurred_at: currentInstant() } as unknown,
    ] as [StoredEvent<typeof name>];
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const projector = context.db.service(ConsultationsProjector);
    const items =
      name === 'consultation.replied'
        ? await projector.projectReply({ event: event as StoredEvent<'consultation.replied'>, em })
        : projector.projectLogged({ event: event as StoredEvent<'consultation.contact_logged'>, em });
    const rooms = items.flatMap((item) =>
      'room' in item && item.change.table === 'consultation_contacts' ? [item.room] : [],
    );
    const roomOf = (who: (typeof expected)[number]): string =>
      who === 'admin' ? 'consultations@admin' : `consultations@user:${cast[who].id}`;
    expect(rooms.sort()).toEqual(expected.map(roomOf).sort());
  });
});

import type { EntityManager } from '@mikro-orm/postgresql';
import { MikroORM } from '@mikro-orm/postgresql';
import { currentInstant } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import type { Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { FeedItem, StoredEvent } from '../../infrastructure/events/index.js';
import { ConsultationsProjector } from './consultations.projector.js';

const { context, cast } = contextWithCast();

type Name =
  | 'consultation.requested'
  | 'consultation.updated'
  | 'consultation.status_changed'
  | 'consultation.deleted'
  | 'consultation.restored';

async function shown(
  name: Name,
  id: string,
): Promise<Record<string, { event: string; record: Record<string, unknown> }>> {
  const event = {
    id: uuidv7(),
    name,
    entity_type: 'consultation',
    entity_id: id,
    payload: {},
    occurred_at: currentInstant(),
    seq: 1,
  } as unknown as StoredEvent<Name>;
  const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
  const items: FeedItem[] = await context.db.service(ConsultationsProjector).show({ event, em });
  return Object.fromEntries(
    items.flatMap((item) =>
      'room' in item ? [[item.room, { event: item.change.event, record: item.change.record }]] : [],
    ),
  );
}

describe('a change of a request on open screens (decisions, section 8)', () => {
  it.each([
    ['consultation.requested', 'INSERT'],
    ['consultation.updated', 'UPDATE'],
    ['consultation.status_changed', 'UPDATE'],
    ['consultation.deleted', 'DELETE'],
    ['consultation.restored', 'INSERT'],
  ] as const)(
    '%s is an %s for admins, its customer and the primary contact of the company, nobody else',
    async (name, kind) => {
      const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
      const rooms = await shown(name, consultation.id);
      const expected = [
        'consultations@admin',
        `consultations@user:${cast.customer.id}`,
        `consultations@user:${cast.primary.id}`,
      ];
      expect(Object.keys(rooms).sort()).toEqual(expected.sort());
      expect(Object.values(rooms).every(({ event }) => event === kind)).toBe(true);
      if (kind === 'DELETE')
        expect(Object.values(rooms).map(({ record }) => record)).toEqual(expected.map(() => ({ id: consultation.id })));
    },
  );

  it('shows what is internal to admins only', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
    const rooms = await shown('consultation.updated', consultation.id);
    expect(rooms['consultations@admin']?.record).toHaveProperty('internal_notes');
    expect(rooms[`consultations@user:${cast.customer.id}`]?.record).not.toHaveProperty('internal_notes');
    expect(rooms[`consultations@user:${cast.customer.id}`]?.record).not.toHaveProperty('assigned_to');
  });
});

describe('a person whose company or flags change (decisions, section 8)', () => {
  const resynced = async (changes: object): Promise<string[]> => {
    const event = { entity_id: cast.coworker.id, payload: { changes } } as unknown as StoredEvent<'user.updated'>;
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const items = await context.db.service(ConsultationsProjector).projectVisibility({ event, em });
    return items.flatMap((item) => ('resync' in item ? [item.resync.room] : []));
  };
  const room = (person: keyof Cast) => `consultations@user:${cast[person].id}`;

  it.each([
    ['flags', { contact_flags: { from: ['primary'], to: [] } }, ['coworker']],
    ['name', { first_name: { from: 'Luis', to: 'Lou' } }, []],
  ] as const)('%s: %j', async (_what, changes, expected) => {
    expect(await resynced(changes)).toEqual(expected.map(room));
  });

  it('lets the person and the primary contacts of both companies fetch anew', async () => {
    const companies = { from: cast.customer.companyId, to: cast.stranger.companyId };
    expect((await resynced({ company_id: companies })).sort()).toEqual(
      [room('coworker'), room('primary'), room('stranger')].sort(),
    );
  });
});

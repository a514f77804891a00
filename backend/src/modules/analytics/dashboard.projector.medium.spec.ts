import type { EventName } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { feedItems } from '../../../test/support/jobs/feed-items.js';
import { contextWithCast } from '../../../test/support/with-cast.js';

const { context, cast } = contextWithCast();

/** The rooms whose dashboards get a signal of the event. */
async function hinted(name: EventName, entityId: string, payload: object = { changes: {} }): Promise<string[]> {
  const event = { id: uuidv7(), name, entity_id: entityId, payload, occurred_at: currentInstant(), seq: 1 };
  return (await feedItems(context.app, event)).flatMap((item) =>
    'room' in item && item.channel === 'dashboard' ? [item.room] : [],
  );
}

describe('numbers that may have changed (decisions, sections 5 and 8)', () => {
  it.each([
    'consultation.requested',
    'consultation.status_changed',
    'consultation.deleted',
    'consultation.restored',
  ] as const)('%s is hinted to admins, its customer and the primary contact, nobody else', async (name) => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
    expect((await hinted(name, consultation.id)).sort()).toEqual(
      ['dashboard@admin', `dashboard@user:${cast.customer.id}`, `dashboard@user:${cast.primary.id}`].sort(),
    );
  });

  it.each(['user.created', 'user.role_changed', 'user.deleted'] as const)(
    '%s is hinted to admins only',
    async (name) => {
      expect(await hinted(name, cast.customer.id)).toEqual(['dashboard@admin']);
    },
  );

  it.each([
    'task.created',
    'task.status_changed',
    'task.deleted',
    'task.restored',
    'milestone.status_changed',
    'milestone.deleted',
    'milestone.restored',
    'project.created',
    'project.status_changed',
    'project.deleted',
    'project.restored',
  ] as const)('%s is hinted to admins and the people of the project', async (name) => {
    const { project } = await context.db.given(
      aProject({ customer: cast.customer, members: { viewer: cast.coworker }, status: 'active' }),
    );
    const entityId = name.startsWith('project.') ? project.id : uuidv7();
    expect((await hinted(name, entityId, { project_id: project.id })).sort()).toEqual(
      ['dashboard@admin', `dashboard@user:${cast.customer.id}`, `dashboard@user:${cast.coworker.id}`].sort(),
    );
  });

  it('is hinted to whom a project comes and from whom it goes', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer }));
    const changes = { customer_id: { from: cast.stranger.id, to: cast.customer.id } };
    expect((await hinted('project.updated', project.id, { changes })).sort()).toEqual(
      ['dashboard@admin', `dashboard@user:${cast.customer.id}`, `dashboard@user:${cast.stranger.id}`].sort(),
    );
    expect(await hinted('project.updated', project.id, { changes: { name: {} } })).toEqual([]);
    for (const name of ['project_member.added', 'project_member.removed'] as const)
      expect(await hinted(name, uuidv7(), { project_id: project.id, user_id: cast.coworker.id })).toEqual([
        'dashboard@admin',
        `dashboard@user:${cast.coworker.id}`,
      ]);
  });

  it('is hinted to whoever sees other money when somebody moves to another company', async () => {
    const changes = { company_id: { from: null, to: cast.primary.companyId } };
    expect(new Set(await hinted('user.updated', cast.stranger.id, { changes }))).toEqual(
      new Set(['dashboard@admin', `dashboard@user:${cast.stranger.id}`, `dashboard@user:${cast.primary.id}`]),
    );
    expect(await hinted('user.updated', cast.stranger.id, { changes: { phone: {} } })).toEqual([]);
  });

  it('says nothing of what no number counts', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
    expect(await hinted('consultation.updated', consultation.id)).toEqual([]);
    expect(await hinted('company.updated', cast.customer.companyId ?? '')).toEqual([]);
  });
});

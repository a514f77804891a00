import type { TaskView, TicketView } from '@portal/contracts';
import { aProject } from '../../factories/project.factory.js';
import { anAdmin, aUser } from '../../factories/user.factory.js';
import { ticketCalls } from '../../support/calls/ticket-calls.js';

describe('Tickets in turn', () => {
  const kit = ticketCalls();

  const assign = async (id: string): Promise<TicketView> => {
    const { body } = await kit.call('admin', 'post', `/support/tickets/${id}/assign-in-turn`).expect(200);
    return (body as { data: TicketView }).data;
  };

  beforeEach(() => kit.test.db.rows(`update users set status = 'active' where role = 'admin'`));

  it('go to whoever got one longest ago, not to the suspended; two at once go to two', async () => {
    const { admin: suspended } = await kit.test.db.given(anAdmin({ status: 'suspended' }));
    const admins = await kit.test.db.rows<{ id: string }>(
      `select id from users where role = 'admin' and status = 'active' and deleted_at is null order by created_at, id`,
    );
    expect(admins.length).toBeGreaterThan(1);
    const tickets = await Promise.all(admins.map(() => kit.open()));
    const assigned = await Promise.all(tickets.map(({ id }) => assign(id)));
    expect(assigned.map(({ assignee_id }) => assignee_id).sort()).toEqual(admins.map(({ id }) => id).sort());
    expect(assigned.map(({ assignee_id }) => assignee_id)).not.toContain(suspended.id);
  });

  it('go to another than has it', async () => {
    const { id } = await kit.open();
    const first = await assign(id);
    const second = await assign(id);
    expect(second.assignee_id).not.toBe(first.assignee_id);
  });

  it('are the admins’ to give', async () => {
    const { id } = await kit.open();
    await kit.call('customer', 'post', `/support/tickets/${id}/assign-in-turn`).expect(403);
    expect((await kit.get('admin', id)).assignee_id).toBeNull();
  });
});

describe('A task split off a ticket', () => {
  const kit = ticketCalls();

  it('is in the project, a note of the ticket leads to it, and the ticket is about the project', async () => {
    const { project } = await kit.test.db.given(aProject({ customer: kit.cast.customer }));
    const { id } = await kit.open();
    const { body } = await kit
      .call('admin', 'post', `/support/tickets/${id}/tasks`)
      .send({ project_id: project.id, title: 'Replace the print head', priority: 'high' })
      .expect(201);
    const task = (body as { data: TaskView }).data;
    expect(task).toMatchObject({ project_id: project.id, title: 'Replace the print head', priority: 'high' });
    await kit.call('customer', 'get', `/tasks/${task.id}`).expect(200);
    expect(await kit.get('admin', id)).toMatchObject({ project_id: project.id, first_response: { met_at: null } });
    const [, note] = await kit.threadOf('admin', id);
    expect(note).toMatchObject({ visibility: 'internal' });
    expect(note?.body).toContain(`[${task.number}](`);
    expect(note?.body).toContain(`/admin/task/${project.id}/${task.id})`);
    expect(await kit.threadOf('customer', id)).toHaveLength(1);
  });

  it('leaves a ticket that is about another project with it, and one that is closed closed', async () => {
    const { project: own } = await kit.test.db.given(aProject({ customer: kit.cast.customer }));
    const { project: other } = await kit.test.db.given(aProject({ customer: kit.cast.customer }));
    const { id } = await kit.open('customer', { project_id: own.id });
    await kit.change('admin', id, { status: 'closed' });
    const split = { project_id: other.id, title: 'Cable' };
    await kit.call('admin', 'post', `/support/tickets/${id}/tasks`).send(split).expect(201);
    expect(await kit.get('admin', id)).toMatchObject({ project_id: own.id, status: 'closed' });
  });

  it('is refused in somebody else’s project, from a customer, and without a title; nothing is made', async () => {
    const { user } = await kit.test.db.given(aUser());
    const { project: foreign } = await kit.test.db.given(aProject({ customer: user }));
    const { project } = await kit.test.db.given(aProject({ customer: kit.cast.customer }));
    const { id } = await kit.open();
    const path = `/support/tickets/${id}/tasks`;
    const refused = await kit.call('admin', 'post', path).send({ project_id: foreign.id, title: 'Cable' }).expect(400);
    expect(refused.body).toMatchObject({ details: [{ path: 'project_id', message: 'There is none' }] });
    await kit.call('customer', 'post', path).send({ project_id: project.id, title: 'Cable' }).expect(403);
    await kit.call('admin', 'post', path).send({ project_id: project.id }).expect(400);
    expect(await kit.test.db.rows(`select 1 from tickets where kind = 'task'`)).toEqual([]);
    expect(await kit.threadOf('admin', id)).toHaveLength(1);
  });
});

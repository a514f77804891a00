import { CreateInvoice, type Actor, type UpdateInvoice } from '@portal/contracts';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aMilestone } from '../../../../test/factories/milestone.factory.js';
import { aProject } from '../../../../test/factories/project.factory.js';
import { refusal } from '../../../../test/support/refusal.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { InvoicesService, SchedulesService } from '../index.js';

const { context, cast } = contextWithCast();
const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: (actor: Actor) => Promise<Result>) => context.db.as(admin(), () => work(admin()));
const draft = (input: Partial<CreateInvoice>) =>
  asAdmin((actor) =>
    context.db.service(InvoicesService).create(actor, CreateInvoice.parse({ customer_id: cast.customer.id, ...input })),
  );
const change = (id: string, input: UpdateInvoice) =>
  asAdmin((actor) => context.db.service(InvoicesService).update(actor, id, input));
const lines = (unit_price: number): CreateInvoice['lines'] => [
  { description: 'Work', quantity: 1, unit_price, discount: 0 },
];

describe('what was deleted (decisions, section 4)', () => {
  const schedules = () => context.db.service(SchedulesService);
  const invoices = () => context.db.service(InvoicesService);
  const restored = (id: string) => asAdmin((actor) => invoices().restore(actor, id));
  const approved = (project_id: string, amount: number) =>
    asAdmin(async (actor) => {
      const wish = { type: 'deposit', title: `Deposit of ${amount}`, project_id, amount } as const;
      const { id } = await schedules().create(actor, wish);
      await schedules().update(actor, id, { status: 'ready' });
      return (await schedules().update(actor, id, { status: 'approved' })).id;
    });
  const discard = (id: string) => asAdmin((actor) => invoices().remove(actor, id));

  it('of drafts comes back with the lines typed and with entries that nobody billed meanwhile', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer }));
    const [kept, taken] = [await approved(project.id, 80), await approved(project.id, 20)];
    const first = await draft({ schedule_entry_ids: [kept, taken], lines: lines(5), tax_rate: 10 });
    expect(await refusal(restored(first.id))).toMatchObject({ code: 'not_found' });
    await discard(first.id);
    await draft({ schedule_entry_ids: [taken], lines: [] });
    await asAdmin((actor) => schedules().update(actor, kept, { status: 'ready' }));
    await asAdmin((actor) => schedules().update(actor, kept, { amount: 90 }));
    await asAdmin((actor) => schedules().update(actor, kept, { status: 'approved' }));

    const back = await restored(first.id);
    expect(back).toMatchObject({ status: 'draft', total: 104.5, project_id: project.id });
    expect(back.lines.map(({ amount, schedule_entry_id }) => [amount, schedule_entry_id])).toEqual([
      [90, kept],
      [5, null],
    ]);
    expect((await change(first.id, { lines: lines(6) })).lines.map(({ amount }) => amount)).toEqual([90, 6]);
    expect(await change(first.id, { status: 'open' })).toMatchObject({ status: 'open', total: 105.6 });
  });

  it('of the schedule comes back as what became of its milestone meanwhile', async () => {
    const { project } = await context.db.given(aProject({ customer: cast.customer }));
    const { milestone } = await context.db.given(aMilestone({ project }));
    const wish = { type: 'milestone', title: 'Cabling', project_id: project.id, milestone_id: milestone.id } as const;
    const discarded = (amount: number) =>
      asAdmin(async (actor) => {
        const { id } = await schedules().create(actor, { ...wish, amount });
        return (await schedules().remove(actor, id)).id;
      });
    const [one, other] = [await discarded(10), await discarded(20)];
    const back = (id: string) => asAdmin((actor) => schedules().restore(actor, id));
    expect(await back(one)).toMatchObject({ status: 'pending', amount: 10 });
    await context.db.rows(`update milestones set status = 'completed', completed_at = now() where id = ? returning 1`, [
      milestone.id,
    ]);
    expect(await back(other)).toMatchObject({ status: 'ready', amount: 20 });
    expect(await refusal(back(other))).toMatchObject({ code: 'not_found' });
  });
});

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import { dayFromNow, fromNow } from '@portal/testing/clock';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anEntry, anInvoice } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aProject } from '../../factories/project.factory.js';
import type { Factory } from '../../support/database/database-probe.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { contextWithCast } from '../../support/with-cast.js';
import type { Sweep } from '../../../src/infrastructure/schedule/index.js';
import { InvoiceReminders } from '../../../src/modules/billing/invoices/invoice-reminders.sweep.js';
import { RecurringBilling } from '../../../src/modules/billing/schedule/recurring-billing.sweep.js';
import { ScheduleTriggers } from '../../../src/modules/billing/schedule/schedule-triggers.sweep.js';
import { PlannedSteps } from '../../../src/modules/deals/lifecycle/planned-steps.sweep.js';
import { MeetingReminders } from '../../../src/modules/meetings/meeting-reminders.sweep.js';
import { SlotHoldExpiry } from '../../../src/modules/meetings/slot-holds/slot-hold-expiry.sweep.js';

const { context, cast } = contextWithCast();

/** Makes a row that is due, with the rows it needs. */
type Due = (em: EntityManager) => Promise<string>;

interface Case {
  sweep: Type<Sweep>;
  table: string;
  due: Due;
  /** The traces that a processed row leaves in the database. */
  done: string;
}

const aDueMeeting = async (em: EntityManager, wish: Partial<Parameters<typeof aMeeting>[0]>) => {
  const { consultation } = await aConsultation({ customer: cast.customer, status: 'scheduled' })(em);
  return (await aMeeting({ consultation, host: cast.admin, ...wish })(em)).meeting.id;
};

let days = 0;
const sweeps: Record<string, Case> = {
  'a period of a deal': {
    sweep: RecurringBilling,
    table: 'customer_deals',
    async due(em) {
      const startsOn = dayFromNow(-2);
      return (await aDeal({ customer: cast.customer, status: 'active', startsOn, nextBillOn: startsOn })(em)).deal.id;
    },
    done: 'next_bill_on > now()::date',
  },
  'a planned step of a deal': {
    sweep: PlannedSteps,
    table: 'customer_deals',
    due: async (em) =>
      (
        await aDeal({
          customer: cast.customer,
          status: 'active',
          nextBillOn: dayFromNow(20),
          cancelAt: dayFromNow(-10 + days++),
        })(em)
      ).deal.id,
    done: `current_status = 'cancelled'`,
  },
  'a reminder of an invoice': {
    sweep: InvoiceReminders,
    table: 'invoices',
    async due(em) {
      const { invoice } = await anInvoice({ customer: cast.customer, dueDate: dayFromNow(-10 + days++) })(em);
      await em.execute('update invoices set reminded_days = null where id = ?', [invoice.id]);
      return invoice.id;
    },
    done: 'reminded_days is not null',
  },
  'an entry whose day has come': {
    sweep: ScheduleTriggers,
    table: 'billing_schedules',
    async due(em) {
      const { project } = await aProject({ customer: cast.customer })(em);
      await em.flush();
      const { entry } = anEntry({ projectId: project.id })(em);
      await em.flush();
      await em.execute('update billing_schedules set trigger_on = ? where id = ?', [
        dayFromNow(-10 + days++),
        entry.id,
      ]);
      return entry.id;
    },
    done: `status = 'ready'`,
  },
  'a reminder of a meeting': {
    sweep: MeetingReminders,
    table: 'consultation_meetings',
    due: (em) => aDueMeeting(em, { startsAt: fromNow({ hours: 2 + days++ }) }),
    done: 'reminded_day_at is not null',
  },
  'a visitor’s hold that is over': {
    sweep: SlotHoldExpiry,
    table: 'consultation_meetings',
    due: (em) => aDueMeeting(em, { status: 'proposed', proposedBy: 'customer', heldFor: -10 + days++ / 10 }),
    done: `status = 'cancelled'`,
  },
};

describe('one row that can’t be worked off (architecture: one bad row never blocks the rows behind it)', () => {
  beforeAll(async () => {
    await context.db.rows('create table broken_rows (id uuid)');
    await context.db.rows(
      `create function refuse_broken() returns trigger language plpgsql as $$ begin
         if exists (select 1 from broken_rows where id = new.id) then raise exception 'This row is broken'; end if;
         return new;
       end $$`,
    );
    for (const table of new Set(Object.values(sweeps).map((each) => each.table)))
      await context.db.rows(
        `create trigger refuse_broken before update on ${table} for each row execute function refuse_broken()`,
      );
  });

  it.each(Object.entries(sweeps))(
    '%s: is tried again, and keeps none behind it waiting',
    async (_name, { sweep, table, due, done }) => {
      const made: Factory<{ broken: string; sound: string }> = async (em) => {
        const broken = await due(em);
        await em.execute('insert into broken_rows values (?)', [broken]);
        return { broken, sound: await due(em) };
      };
      const { broken, sound } = await context.db.given(made);
      const isDone = async (id: string) =>
        (await context.db.rows(`select 1 from ${table} where id = ? and ${done}`, [id])).length === 1;
      await expect(runSweep(context.app, sweep)).rejects.toThrow('This row is broken');
      expect([await isDone(sound), await isDone(broken)]).toEqual([true, false]);
      await context.db.rows('delete from broken_rows returning 1');
      await runSweep(context.app, sweep);
      expect(await isDone(broken)).toBe(true);
    },
  );
});

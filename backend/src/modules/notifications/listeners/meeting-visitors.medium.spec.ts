import { HoldSlot } from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { aConsultation } from '../../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../../test/factories/meeting.factory.js';
import { eventually } from '../../../../test/support/jobs/eventually.js';
import { freeTime } from '../../../../test/support/free-time.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { workerWithMailbox } from '../../../../test/support/with-cast.js';
import { Config } from '../../../infrastructure/config/config.js';
import { issueSlotHoldToken } from '../../consultations/public/form-token.js';
import { MeetingReminders } from '../../meetings/meeting-reminders.sweep.js';
import { SlotHoldExpiry } from '../../meetings/slot-holds/slot-hold-expiry.sweep.js';
import { SlotHoldsService } from '../../meetings/slot-holds/slot-holds.service.js';

const TYPED = 'Pay at evil.example';
const { context, cast, mailbox } = workerWithMailbox();
let visitors = 0;

/** A visitor who has just sent the wizard and picks the nth free time. */
async function pick(nth: number) {
  const { consultation, customer } = await context.db.given(aConsultation({ source: 'public', title: TYPED }));
  const secret = context.app.get(Config, { strict: false }).appSecret;
  const starts_at = await freeTime(context.db, nth);
  await context.db
    .service(SlotHoldsService)
    .hold(
      `198.51.100.${++visitors}`,
      HoldSlot.parse({ slot_hold_token: issueSlotHoldToken(consultation.id, secret), starts_at }),
    );
  return { consultation, customer, starts_at };
}
const mailsTo = (email: string) => mailbox().mails.filter(({ to }) => to.includes(email));

describe('a visitor who picks a time (decisions, sections 3 and 4)', () => {
  it('is asked by a link that makes it firm, and quoted nothing that was typed', async () => {
    const { customer } = await pick(0);
    const asked = await mailbox().next(customer.email, /^Please confirm your time/);
    for (const part of [asked.text, asked.html, asked.subject]) expect(part).not.toMatch(/evil/);
    expect({ calendars: asked.calendars, toHost: mailsTo(cast.admin.email) }).toEqual({ calendars: [], toHost: [] });

    const [, token = ''] = /\/confirm-meeting#token=([^&\s]+)/.exec(asked.text) ?? [];
    await context.db.service(SlotHoldsService).confirm(token);
    const confirmed = await mailbox().next(customer.email, /^Confirmed: General consultation/);
    expect(confirmed.calendars.map(({ method }) => method)).toEqual(['REQUEST', undefined]);
    expect(confirmed.calendars[0]?.content).not.toMatch(/evil/);
    const host = await eventually(() => {
      const mail = mailbox().mails.find(({ calendars, to }) => calendars.length > 0 && !to.includes(customer.email));
      if (!mail) throw new Error('The host has no mail yet');
      return mail;
    });
    expect(host.subject).toContain(TYPED);
    expect(mailsTo(customer.email).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Please confirm your time',
      'Confirmed',
    ]);
  });

  it('hears nothing more when the half hour is over, and neither does anybody else', async () => {
    const { consultation, customer } = await pick(1);
    await mailbox().next(customer.email, /^Please confirm your time/);
    await context.db.rows(
      `update consultation_meetings set held_until = now() - interval '1 second' where consultation_id = ? returning 1`,
      [consultation.id],
    );
    await runSweep(context.app, SlotHoldExpiry);
    await eventually(async () => {
      const [heard] = await context.db.rows<{ count: number }>(
        `select count(*)::int as count from domain_events as e join effects as f on f.event_id = e.id
         where e.name = 'meeting.status_changed' and e.payload ->> 'consultation_id' = ?`,
        [consultation.id],
      );
      expect(heard?.count).toBeGreaterThan(0);
    });
    expect(await context.db.rows(`select 1 from notifications where title like 'Cancelled%'`)).toEqual([]);
  });
});

describe('reminders (decisions, section 4)', () => {
  it('come to customer and host once, a day and an hour before', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, title: 'Phones' }));
    const at = (hours: number) => fromNow({ hours });
    await context.db.given(aMeeting({ consultation, host: cast.admin, startsAt: at(23) }));
    await context.db.given(aMeeting({ consultation, host: cast.otherAdmin, startsAt: at(0.5) }));
    const remind = () => runSweep(context.app, MeetingReminders);
    await Promise.all([remind(), remind(), remind()]);
    for (const email of [cast.customer.email, cast.admin.email]) await mailbox().next(email, /^Tomorrow: .*Phones/);
    for (const email of [cast.customer.email, cast.otherAdmin.email])
      await mailbox().next(email, /^In an hour: .*Phones/);
    expect(mailbox().mails.filter(({ calendars }) => calendars.length > 0)).toEqual([]);
    expect(mailbox().mails.filter(({ subject }) => /^(Tomorrow|In an hour)/.test(subject))).toHaveLength(4);
  });
});

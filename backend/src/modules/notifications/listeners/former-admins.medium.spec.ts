import { actorOf } from '../../../../test/factories/cast.factory.js';
import { anAdmin } from '../../../../test/factories/user.factory.js';
import { deliverEvents } from '../../../../test/support/jobs/deliver-events.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { ConsultationContactsService } from '../../consultation-conversation/index.js';
import { ConsultationsService } from '../../consultations/index.js';
import { type User, UsersService } from '../../users/index.js';
import { NotificationMails } from '../delivery/mails/notification-mails.js';
import { NotificationOutbox } from '../delivery/notification-outbox.js';

const { context, cast } = contextWithCast();

const request = (title: string) =>
  context.db.as(actorOf(cast.customer), () =>
    context.db.service(ConsultationsService).create(actorOf(cast.customer), {
      title,
      description: 'They crackle',
      urgency: 'urgent',
      preferred_contact_method: 'email',
    }),
  );
const reply = (user: User, id: string) =>
  context.db.as(actorOf(user), () =>
    context.db
      .service(ConsultationContactsService)
      .reply(actorOf(user), id, { body: 'Since when?', visibility: 'public' }),
  );
const change = (user: User, input: object) =>
  context.db.as(actorOf(cast.admin), () =>
    context.db.service(UsersService).update(actorOf(cast.admin), user.id, input),
  );

/** The templates of a user's notifications about a request, by channel. */
const toldOf = async (id: string, { id: userId }: User): Promise<string[]> => {
  const rows = await context.db.rows<{ told: string }>(
    `select distinct template || ' ' || channel as told from notifications
     where data ->> 'consultation_id' = ? and recipient_id = ? order by told`,
    [id, userId],
  );
  return rows.map(({ told }) => told);
};

/** Who gets the mails about a request that wait, as their time comes. */
async function mailedOf(id: string): Promise<string[]> {
  const waiting = await context.db.rows<{ id: string }>(
    `update notifications set due_at = now() where data ->> 'consultation_id' = ? and channel = 'email'
       and status = 'queued' and carried_by is null returning id`,
    [id],
  );
  const got: string[] = [];
  for (const mail of waiting) {
    const claim = await context.db.service(NotificationOutbox).claimForSending(mail.id);
    const written = claim.kind === 'claimed' ? await context.db.service(NotificationMails).write(claim.row) : undefined;
    if (written) got.push(written.to);
  }
  return got.sort();
}

describe.each([
  ['an admin whose role was taken away', { role: 'customer' }],
  ['an admin who was suspended', { status: 'suspended' }],
])('%s', (_, lost) => {
  it('is told of no request any longer, whether it is new, answered, or was still to be mailed', async () => {
    const { admin: former } = await context.db.given(anAdmin());
    const staff = [cast.admin.email, cast.otherAdmin.email].sort();
    const [early, answered] = [await request('Phones'), await request('Radios')];
    await deliverEvents(context.app);
    await reply(former, answered.id);
    await deliverEvents(context.app);
    expect(await toldOf(early.id, former)).toEqual(['consultation_alert email', 'consultation_alert in_app']);
    expect(await mailedOf(answered.id)).toEqual([...staff, cast.customer.email, former.email].sort());

    await change(former, lost);
    await deliverEvents(context.app);
    expect(await mailedOf(early.id)).toEqual(staff);
    const late = await request('Printers');
    await reply(cast.customer, answered.id);
    await deliverEvents(context.app);
    expect(await toldOf(late.id, former)).toEqual([]);
    expect(await mailedOf(late.id)).toEqual(staff);
    expect(await toldOf(answered.id, former)).not.toContain('consultation_answer email');
    expect(await toldOf(answered.id, cast.admin)).toContain('consultation_answer email');
    expect(await mailedOf(answered.id)).toEqual(staff);
  });
});

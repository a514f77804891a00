import { ListConsultations, type UserActor } from '@portal/contracts';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { ConsultationsModule, ConsultationsService } from './index.js';

const { context, cast } = contextWithCast('cli', {}, [ConsultationsModule]);

const given = async (customer: Cast[keyof Cast]) => (await context.db.given(aConsultation({ customer }))).consultation;
const list = (actor: UserActor, email: string) =>
  context.db.as(actor, () => context.db.service(ConsultationsService).list(actor, ListConsultations.parse({ email })));

describe('requests of one address (decisions, section 4)', () => {
  it('are counted and listed together for admins, whatever the case of the address', async () => {
    const [one, two] = [await given(cast.stranger), await given(cast.stranger)];
    await given(cast.customer);
    const admin = actorOf(cast.admin);
    const found = await list(admin, ` ${cast.stranger.email.toUpperCase()} `);
    expect(found.data.map(({ id, same_address }) => [id, same_address]).sort()).toEqual(
      [one.id, two.id].sort().map((id) => [id, 1]),
    );
    await context.db.as(admin, () => context.db.service(ConsultationsService).remove(admin, two.id));
    expect((await list(admin, cast.stranger.email)).data).toMatchObject([{ id: one.id, same_address: 0 }]);
  });

  it('tell a customer nothing about others', async () => {
    const { id } = await given(cast.coworker);
    const [own, others] = [
      await list(actorOf(cast.coworker), cast.coworker.email),
      await list(actorOf(cast.coworker), cast.customer.email),
    ];
    expect(own.data.map((view) => view.id)).toEqual([id]);
    expect(own.data[0]).not.toHaveProperty('same_address');
    expect(others.data).toEqual([]);
  });
});

import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConsultationStatus } from '@portal/contracts';
import { ago } from '@portal/testing/clock';
import { buildConsultation } from '../../src/demo/builders/consultation.js';
import { persistQuietly } from '../../src/demo/builders/persist-quietly.js';
import type { Consultation } from '../../src/modules/consultations/index.js';
import type { User } from '../../src/modules/users/index.js';
import { aUser } from './user.factory.js';

interface Given extends Partial<Omit<Parameters<typeof buildConsultation>[0], 'at'>> {
  /** Made when not given. */
  customer?: User;
  status?: ConsultationStatus;
  /** Age of the request. */
  hoursAgo?: number;
}

/** A request that is there before the story begins, in any state; it leaves no events. */
export const aConsultation =
  ({ status = 'pending', hoursAgo = 0, ...wish }: Given = {}) =>
  async (em: EntityManager): Promise<{ consultation: Consultation; customer: User }> => {
    const customer = wish.customer ?? aUser({ first_name: 'Sam', last_name: 'One' })(em).user;
    if (!wish.customer) await em.flush();
    const consultation = buildConsultation({
      title: 'Help with our network',
      description: 'The network is slow in the afternoon.',
      ...wish,
      customer,
      at: ago({ hours: hoursAgo }),
    });
    if (status !== 'pending') consultation.change({ status }, 'admin');
    persistQuietly(em, customer, consultation);
    return { consultation, customer };
  };

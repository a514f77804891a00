import type { EntityManager } from '@mikro-orm/postgresql';
import {
  consultationTypeOf,
  type ConsultationSource,
  type ConsultationStatus,
  type CreateConsultation,
} from '@portal/contracts';
import { Consultation } from '../../src/modules/consultations/index.js';
import { User } from '../../src/modules/users/index.js';

interface Given extends Partial<Pick<CreateConsultation, 'title' | 'description' | 'urgency' | 'consultation_type'>> {
  /** Made when not given. */
  customer?: User;
  status?: ConsultationStatus;
  source?: ConsultationSource;
  /** Age of the request. */
  hoursAgo?: number;
  company?: string;
}

const HOUR = 3_600_000;

/** A request that is there before the story begins, in any state; it leaves no events. */
export const aConsultation =
  ({ customer, status = 'pending', source = 'portal', hoursAgo = 0, company, ...wish }: Given = {}) =>
  async (em: EntityManager): Promise<{ consultation: Consultation; customer: User }> => {
    const owner = customer ?? someone();
    const title = wish.title ?? 'Help with our network';
    const consultation = Consultation.request(
      {
        title,
        description: wish.description ?? 'The network is slow in the afternoon.',
        consultation_type: wish.consultation_type ?? consultationTypeOf(title),
        urgency: wish.urgency ?? 'medium',
        preferred_contact_method: 'email',
      },
      {
        customerId: owner.id,
        name: `${owner.firstName} ${owner.lastName}`,
        email: owner.email,
        phone: null,
        company: company ?? null,
      },
      source,
    );
    if (status !== 'pending') consultation.change({ status }, 'admin');
    consultation.createdAt = new Date(consultation.createdAt.getTime() - hoursAgo * HOUR);
    consultation.promisedBy = new Date(consultation.promisedBy.getTime() - hoursAgo * HOUR);
    if (!customer) await em.persist(owner).flush();
    for (const row of [owner, consultation]) row.takeRecordedEvents();
    em.persist(consultation);
    return { consultation, customer: owner };
  };

function someone(): User {
  const user = User.invite(
    { email: `someone-${Math.random().toString(36).slice(2, 10)}@example.test`, first_name: 'Sam', last_name: 'One' },
    'seed',
  );
  user.signIn();
  user.takeRecordedEvents();
  return user;
}

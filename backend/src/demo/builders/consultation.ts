import { consultationTypeOf, type ConsultationSource, type CreateConsultation } from '@portal/contracts';
import { Consultation } from '../../modules/consultations/index.js';
import type { User } from '../../modules/users/index.js';

interface Asked extends Partial<Omit<CreateConsultation, 'company'>> {
  title: string;
  description: string;
  customer: User;
  company?: string | null;
  source?: ConsultationSource;
  at?: Date;
}

/** A pending request; its answer is promised from `at` on. */
export function buildConsultation({ customer, company = null, source = 'portal', at, ...wish }: Asked): Consultation {
  const consultation = Consultation.request(
    {
      consultation_type: consultationTypeOf(wish.title),
      urgency: 'medium',
      preferred_contact_method: 'email',
      ...wish,
    },
    {
      customerId: customer.id,
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      phone: customer.phone,
      company,
    },
    source,
  );
  if (!at) return consultation;
  const { createdAt, promisedBy } = consultation;
  return Object.assign(consultation, {
    createdAt: at,
    promisedBy: new Date(promisedBy.getTime() - createdAt.getTime() + at.getTime()),
  });
}

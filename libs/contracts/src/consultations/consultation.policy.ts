import { isCustomerOrPrimary, type Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';

/** The part of a request that decides who may do what with it. */
export interface ConsultationOwnership {
  customer_id: string;
  company_id: string | null;
}

const isCustomer = (actor: Actor, request: ConsultationOwnership) => actor.id === request.customer_id;

/** The customer, and contacts flagged `primary` of the same company (decisions, section 1). */
export const seesConsultation = (actor: Actor, request: ConsultationOwnership): boolean =>
  isCustomerOrPrimary(actor, request.customer_id, request.company_id);

/** Admins see and change all; customers their own (specification, section 6). */
export const consultationPolicy = definePolicy<ConsultationOwnership>()({
  'consultation.submit_public': { roles: ['anonymous', 'customer', 'admin'] },
  'consultation.list': { roles: ['admin', 'customer'] },
  'consultation.read': { roles: ['admin', 'customer'], when: seesConsultation },
  'consultation.create': { roles: ['admin', 'customer'] },
  'consultation.update': { roles: ['admin', 'customer'], when: isCustomer },
  'consultation.list_contacts': { roles: ['admin', 'customer'], when: seesConsultation },
  'consultation.reply': { roles: ['admin', 'customer'], when: isCustomer },
  'consultation.log_contact': { roles: ['admin'] },
  'consultation.convert': { roles: ['admin'] },
  'consultation.delete': { roles: ['admin'] },
  'consultation.restore': { roles: ['admin'] },
});

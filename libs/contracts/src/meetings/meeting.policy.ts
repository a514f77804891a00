import { seesConsultation, type ConsultationOwnership } from '../consultations/consultation.policy.js';
import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';

const isCustomer = (actor: Actor, meeting: ConsultationOwnership) => actor.id === meeting.customer_id;

/** Who sees a request sees its meetings; its customer and admins set and move them (decisions, section 4). */
export const meetingPolicy = definePolicy<ConsultationOwnership>()({
  'meeting.hold_public': { roles: ['anonymous', 'customer', 'admin'] },
  'meeting.list': { roles: ['admin', 'customer'] },
  'meeting.read': { roles: ['admin', 'customer'], when: seesConsultation },
  'meeting.create': { roles: ['admin', 'customer'], when: isCustomer },
  'meeting.update': { roles: ['admin', 'customer'], when: isCustomer },
  'meeting.reschedule': { roles: ['admin', 'customer'], when: isCustomer },
  'meeting.delete': { roles: ['admin'] },
  'meeting.restore': { roles: ['admin'] },
});

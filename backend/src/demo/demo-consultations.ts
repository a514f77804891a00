import type { ConsultationSource, ConsultationStatus, CreateConsultation, LoggedWay } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { TaskComment } from '../modules/comments/index.js';
import type { Consultation } from '../modules/consultations/index.js';
import { buildConsultation } from './builders/consultation.js';
import { DANA, demoPeople, GRACE, LUIS, MARCUS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** Titles of requests that others refer to. */
export const FLOOD = 'Emergency assessment - server room flooded';
export const CAKES = 'Project scoping - online cake orders';
export const CLOUD = 'Strategy consultation - moving to the cloud';
export const XRAY_AT_HOME = 'Project scoping - X-ray pictures from home';
export const DESK_PHONES = 'New phones for the front desk';

/** A request of the demo data: requester, time, and how far it came. */
interface DemoConsultation
  extends
    Pick<CreateConsultation, 'description'>,
    Partial<Pick<CreateConsultation, 'urgency' | 'preferred_contact_method'>> {
  /** It came from the portal, unless said otherwise. */
  from: readonly [customer: string, hoursAgo: number, source?: ConsultationSource];
  /** Pending, unless said. One that an admin began is the admin's; a cancelled one was cancelled by the customer. */
  status?: ConsultationStatus;
  declineReason?: string;
  internalNotes?: string;
}

/** The states that a request goes through. */
const way: readonly ConsultationStatus[] = ['in_progress', 'scheduled', 'completed'];

/** The transitions to a state. */
function stepsTo(status: ConsultationStatus): readonly ConsultationStatus[] {
  if (status === 'pending') return [];
  return way.includes(status) ? way.slice(0, way.indexOf(status) + 1) : [status];
}

/** By title, requests in every state: one is late, one soon will be, two became projects. */
const demoConsultations: Readonly<Record<string, DemoConsultation>> = {
  'Book Consultation': {
    from: [MARCUS, 5, 'public'],
    description:
      'We make sails in Beaufort, six people. Our files are on three computers and nobody knows which is right.',
  },
  'Strategy consultation - second shop in New Bern': {
    from: [DANA, 3],
    description: 'We open a second shop in spring. We would like one network, one phone system and one till for both.',
  },
  'Wi-Fi for guests': {
    from: [LUIS, 21, 'admin'],
    description: 'Guests ask for the Wi-Fi every day. We do not want to give them ours.',
  },
  'Card terminal loses its connection': {
    from: [LUIS, 30],
    description:
      'Two or three times a day the terminal at the counter is offline for some minutes, mostly in the morning rush.',
    urgency: 'high',
    preferred_contact_method: 'phone',
  },
  [FLOOD]: {
    from: [GRACE, 52],
    description: 'Water came in over the weekend. The server is running, but we do not know for how long.',
    urgency: 'urgent',
    preferred_contact_method: 'phone',
    status: 'in_progress',
    internalNotes: 'Called back within the hour. Backup is from Friday; loan server is on its way.',
  },
  [CAKES]: {
    from: [DANA, 24 * 12],
    description: 'Customers should order cakes on our site and pay when they pick them up. About forty orders a week.',
    preferred_contact_method: 'video',
    status: 'completed',
  },
  [XRAY_AT_HOME]: {
    from: [GRACE, 24 * 4],
    description: 'Two dentists would like to look at X-ray pictures from home. What would it take to do that safely?',
    preferred_contact_method: 'video',
    status: 'scheduled',
  },
  [CLOUD]: {
    from: [GRACE, 24 * 40],
    description: 'Our practice software is offered as a service now. Is it time to give up our own server?',
    status: 'completed',
  },
  'Repair of a private game console': {
    from: [LUIS, 24 * 20],
    description: 'My son’s console does not start any more. Do you repair these as well?',
    urgency: 'low',
    status: 'declined',
    declineReason: 'We look after business equipment only. The repair shop on Middle Street does consoles well.',
  },
  [DESK_PHONES]: {
    from: [GRACE, 24 * 9],
    description: 'We think about replacing the two phones at the front desk.',
    urgency: 'low',
    status: 'cancelled',
  },
};

/** A line of a conversation, so many hours after the request came in: a reply unless said otherwise. */
type DemoLine = readonly [hours: number, by: 'admin' | 'customer', text: string, way?: LoggedWay];

/** What both sides wrote about requests, by title. The first line of an admin was the answer. */
const conversations: Readonly<Record<string, readonly DemoLine[]>> = {
  [FLOOD]: [
    [1, 'admin', 'Server runs, floor is wet. Power to the rack is on its own circuit.', 'call'],
    [2, 'admin', 'A loan server is on its way and should be with you by noon. Please leave the old one switched off.'],
    [4, 'customer', 'It is here, thank you. The front desk can work again.'],
  ],
  [XRAY_AT_HOME]: [
    [
      2,
      'admin',
      'Which program shows the pictures today, and do both dentists have a computer from the practice at home?',
    ],
    [21, 'customer', 'It is the viewer that came with the X-ray unit. One of us has a practice laptop.'],
    [23, 'admin', 'Thank you. We bring two ways to our call; both keep the pictures in the practice.'],
  ],
};

/** How long after the one before each step of a request was taken, in hours. */
const BETWEEN_STEPS = 2;

/** Makes the requests with their conversations one by one, the oldest first, so that references follow the dates. */
export async function loadConsultations(world: DemoWorld): Promise<void> {
  const byAge = Object.entries(demoConsultations).sort(([, one], [, other]) => other.from[1] - one.from[1]);
  for (const [title, story] of byAge) {
    const { from, status = 'pending', declineReason: decline_reason, internalNotes, ...wish } = story;
    const [email, hoursAgo, source] = from;
    const customer = world.people.named(email);
    const company = demoPeople.find((one) => one.email === email)?.company;
    const request = buildConsultation({ ...wish, title, source, customer, company, at: world.hoursAgo(hoursAgo) });
    const steps = stepsTo(status);
    for (const step of steps) {
      const outcome = step === 'completed' ? 'converted' : undefined;
      request.change({ status: step, outcome, decline_reason }, step === 'cancelled' ? 'anyone' : 'admin');
    }
    const isBegun = steps.includes('in_progress');
    request.change({ internal_notes: internalNotes, assigned_to: isBegun ? world.admin.id : undefined }, 'admin');
    request.updatedAt = world.hoursAgo(hoursAgo - steps.length * BETWEEN_STEPS);
    if (isBegun || status === 'declined') request.firstRespondedAt = world.hoursAgo(hoursAgo - BETWEEN_STEPS);
    await world.save(request);
    for (const line of conversations[title] ?? []) await loadLine(world, request, line);
  }
}

const HOUR = 3_600_000;

async function loadLine(world: DemoWorld, request: Consultation, [hours, by, text, way]: DemoLine) {
  const at = new Date(request.createdAt.getTime() + hours * HOUR);
  const authorId = by === 'admin' ? world.admin.id : request.customerId;
  if (!way) {
    const where = { consultationId: request.id, projectId: null, visibility: 'public' as const };
    const comment = TaskComment.write({ ...where, authorId, body: text });
    return world.save(Object.assign(comment, { createdAt: at, updatedAt: at }));
  }
  return world.run(
    `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [uuidv7(), at, request.id, way, at, text, authorId],
  );
}

import type { ConsultationSource, ConsultationStatus, CreateConsultation, UpdateConsultation } from '@portal/contracts';
import { buildConsultation } from './builders/consultation.js';
import { DANA, demoPeople, GRACE, LUIS, MARCUS } from './demo-people.js';
import type { DemoWorld } from './demo-world.js';

/** A request of the demo data: requester, time, and its transitions. */
interface DemoConsultation
  extends
    Pick<CreateConsultation, 'title' | 'description'>,
    Partial<Pick<CreateConsultation, 'urgency' | 'preferred_contact_method'>> {
  customer: string;
  /** Where it came from: the portal, unless said. */
  source?: ConsultationSource;
  hoursAgo: number;
  /** Taken by the admin, but a last step `cancelled`, which is the customer's. */
  steps?: (Pick<UpdateConsultation, 'outcome' | 'decline_reason'> & { to: ConsultationStatus })[];
  internalNotes?: string;
  isAssigned?: boolean;
}

/** Requests in every state: one is late, one soon will be, two became projects. */
const demoConsultations: readonly DemoConsultation[] = [
  {
    customer: MARCUS,
    source: 'public',
    hoursAgo: 5,
    title: 'Book Consultation',
    description:
      'We make sails in Beaufort, six people. Our files are on three computers and nobody knows which is right.',
  },
  {
    customer: DANA,
    hoursAgo: 3,
    title: 'Strategy consultation - second shop in New Bern',
    description: 'We open a second shop in spring. We would like one network, one phone system and one till for both.',
  },
  {
    customer: LUIS,
    source: 'admin',
    hoursAgo: 21,
    title: 'Wi-Fi for guests',
    description: 'Guests ask for the Wi-Fi every day. We do not want to give them ours.',
  },
  {
    customer: LUIS,
    hoursAgo: 30,
    title: 'Card terminal loses its connection',
    description:
      'Two or three times a day the terminal at the counter is offline for some minutes, mostly in the morning rush.',
    urgency: 'high',
    preferred_contact_method: 'phone',
  },
  {
    customer: GRACE,
    hoursAgo: 52,
    title: 'Emergency assessment - server room flooded',
    description: 'Water came in over the weekend. The server is running, but we do not know for how long.',
    urgency: 'urgent',
    preferred_contact_method: 'phone',
    steps: [{ to: 'in_progress' }],
    internalNotes: 'Called back within the hour. Backup is from Friday; loan server is on its way.',
    isAssigned: true,
  },
  {
    customer: DANA,
    hoursAgo: 24 * 12,
    title: 'Project scoping - online cake orders',
    description: 'Customers should order cakes on our site and pay when they pick them up. About forty orders a week.',
    preferred_contact_method: 'video',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }, { to: 'completed', outcome: 'converted' }],
    isAssigned: true,
  },
  {
    customer: GRACE,
    hoursAgo: 24 * 4,
    title: 'Project scoping - X-ray pictures from home',
    description: 'Two dentists would like to look at X-ray pictures from home. What would it take to do that safely?',
    preferred_contact_method: 'video',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }],
    isAssigned: true,
  },
  {
    customer: GRACE,
    hoursAgo: 24 * 40,
    title: 'Strategy consultation - moving to the cloud',
    description: 'Our practice software is offered as a service now. Is it time to give up our own server?',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }, { to: 'completed', outcome: 'converted' }],
    isAssigned: true,
  },
  {
    customer: LUIS,
    hoursAgo: 24 * 20,
    title: 'Repair of a private game console',
    description: 'My son’s console does not start any more. Do you repair these as well?',
    urgency: 'low',
    steps: [
      {
        to: 'declined',
        decline_reason: 'We look after business equipment only. The repair shop on Middle Street does consoles well.',
      },
    ],
  },
  {
    customer: GRACE,
    hoursAgo: 24 * 9,
    title: 'New phones for the front desk',
    description: 'We think about replacing the two phones at the front desk.',
    urgency: 'low',
    steps: [{ to: 'cancelled' }],
  },
];

/** How long after the one before each step of a request was taken, in hours. */
const BETWEEN_STEPS = 2;

/** Makes the requests one by one, the oldest first, so that references follow the dates. */
export async function loadConsultations(world: DemoWorld): Promise<void> {
  for (const story of demoConsultations.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const { customer, hoursAgo, steps = [], internalNotes, isAssigned, ...wish } = story;
    const company = demoPeople.find(({ email }) => email === customer)?.company;
    const at = world.hoursAgo(hoursAgo);
    const request = buildConsultation({ ...wish, customer: world.people.named(customer), company, at });
    for (const { to, ...fields } of steps)
      request.change({ status: to, ...fields }, to === 'cancelled' ? 'anyone' : 'admin');
    request.change({ internal_notes: internalNotes, assigned_to: isAssigned ? world.admin.id : undefined }, 'admin');
    request.updatedAt = world.hoursAgo(hoursAgo - steps.length * BETWEEN_STEPS);
    if (steps.some(({ to }) => to !== 'cancelled')) request.firstRespondedAt = world.hoursAgo(hoursAgo - BETWEEN_STEPS);
    await world.save(request);
  }
}

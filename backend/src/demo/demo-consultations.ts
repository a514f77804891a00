import type { ConsultationSource, ConsultationStatus, CreateConsultation, UpdateConsultation } from '@portal/contracts';

/** A request of the demo data: requester, time, and its transitions. */
export interface DemoConsultation {
  customer: string;
  /** Where it came from: the portal, unless said. */
  source?: ConsultationSource;
  hoursAgo: number;
  title: string;
  description: string;
  urgency?: CreateConsultation['urgency'];
  contact?: CreateConsultation['preferred_contact_method'];
  /** Taken by the admin, but a last step `cancelled`, which is the customer's. */
  steps?: (Pick<UpdateConsultation, 'outcome' | 'decline_reason'> & { to: ConsultationStatus })[];
  internalNotes?: string;
  assigned?: boolean;
}

const dana = 'dana@neusebakery.example';
const luis = 'luis@neusebakery.example';
const grace = 'grace@tidewaterdental.example';

/** Requests in every state: one is late, one soon will be, two became projects. */
export const demoConsultations: readonly DemoConsultation[] = [
  {
    customer: 'marcus@capelookoutsails.example',
    source: 'public',
    hoursAgo: 5,
    title: 'Book Consultation',
    description:
      'We make sails in Beaufort, six people. Our files are on three computers and nobody knows which is right.',
  },
  {
    customer: dana,
    hoursAgo: 3,
    title: 'Strategy consultation - second shop in New Bern',
    description: 'We open a second shop in spring. We would like one network, one phone system and one till for both.',
  },
  {
    customer: luis,
    source: 'admin',
    hoursAgo: 21,
    title: 'Wi-Fi for guests',
    description: 'Guests ask for the Wi-Fi every day. We do not want to give them ours.',
  },
  {
    customer: luis,
    hoursAgo: 30,
    title: 'Card terminal loses its connection',
    description:
      'Two or three times a day the terminal at the counter is offline for some minutes, mostly in the morning rush.',
    urgency: 'high',
    contact: 'phone',
  },
  {
    customer: grace,
    hoursAgo: 52,
    title: 'Emergency assessment - server room flooded',
    description: 'Water came in over the weekend. The server is running, but we do not know for how long.',
    urgency: 'urgent',
    contact: 'phone',
    steps: [{ to: 'in_progress' }],
    internalNotes: 'Called back within the hour. Backup is from Friday; loan server is on its way.',
    assigned: true,
  },
  {
    customer: dana,
    hoursAgo: 24 * 12,
    title: 'Project scoping - online cake orders',
    description: 'Customers should order cakes on our site and pay when they pick them up. About forty orders a week.',
    contact: 'video',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }, { to: 'completed', outcome: 'converted' }],
    assigned: true,
  },
  {
    customer: grace,
    hoursAgo: 24 * 4,
    title: 'Project scoping - X-ray pictures from home',
    description: 'Two dentists would like to look at X-ray pictures from home. What would it take to do that safely?',
    contact: 'video',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }],
    assigned: true,
  },
  {
    customer: grace,
    hoursAgo: 24 * 40,
    title: 'Strategy consultation - moving to the cloud',
    description: 'Our practice software is offered as a service now. Is it time to give up our own server?',
    steps: [{ to: 'in_progress' }, { to: 'scheduled' }, { to: 'completed', outcome: 'converted' }],
    assigned: true,
  },
  {
    customer: luis,
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
    customer: grace,
    hoursAgo: 24 * 9,
    title: 'New phones for the front desk',
    description: 'We think about replacing the two phones at the front desk.',
    urgency: 'low',
    steps: [{ to: 'cancelled' }],
  },
];

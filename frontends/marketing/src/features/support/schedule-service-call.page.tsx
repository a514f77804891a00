import { Boat } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Schedule a service call',
    description:
      'Request an on-site or remote service call in Eastern North Carolina: tell us what is wrong, and we arrange a time within 24 hours.',
  },
  kicker: 'Support & Services',
  heading: 'A visit, at a time that suits you',
  lead: 'For things that are broken, slow or new but not on fire. Four short questions, then we agree on a time by e-mail or phone.',
  picture: <Boat size={320} />,
  action: { label: 'Schedule Service Call', wizardTitle: 'Service Call - On site or remote' },
  second: { label: 'It is an emergency', href: '/emergency-support' },
  ticket: { label: 'Open a ticket for a visit', href: '/customer/support?new=visit' },
  gets: {
    heading: 'Before, during and after',
    points: [
      { title: 'An appointment, not a window', text: 'A time with a calendar invite, and a call if we run late.' },
      { title: 'Somebody prepared', text: 'The technician has read what you wrote and brings the likely parts.' },
      { title: 'A clear price', text: 'You know the rate before the visit, and hear first if it will take longer.' },
      { title: 'A short report', text: 'What we found, what we did, what to watch.' },
    ],
  },
  steps: {
    heading: 'How to book',
    points: [
      { title: 'Describe it', text: 'What should happen, what happens instead, and since when.' },
      { title: 'We answer', text: 'Within 24 hours, usually with a first thing to try.' },
      {
        title: 'We agree on a time',
        text: 'On site Monday to Friday, 8 a.m. to 6 p.m.; remote work at other hours, too.',
      },
      { title: 'It works again', text: 'And you can follow the request in your portal.' },
    ],
  },
  questions: [
    {
      question: 'Should I try restarting it?',
      answer: 'Yes, once. If the same thing comes back, leave it as it is: the traces help us to find the cause.',
    },
    {
      question: 'Can you help remotely right away?',
      answer: 'Often. With your permission we share the screen; you see everything we do and can end it at any moment.',
    },
    {
      question: 'Do you come on weekends?',
      answer:
        'Visits are Monday to Friday, 8 a.m. to 6 p.m. If something can’t wait until then, it is an emergency, and we answer at any hour.',
    },
    {
      question: 'I am not a customer yet. Can I book?',
      answer:
        'Yes. You get an account with the request, and a link by e-mail to follow it. There is no password to invent.',
    },
  ],
  closing: { heading: 'What should we look at?', text: 'Tell us in your own words. Photos can follow later.' },
};

/** /schedule-service-call */
export function ScheduleServiceCallPage() {
  return <ServicePage content={content} />;
}

import { Boat } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Get started',
    description:
      'Three ways to begin: a free 30-minute consultation, an operations assessment, or an account in the client portal. No passwords, no obligation.',
  },
  kicker: 'Get started',
  heading: 'The first step is a small one',
  lead: 'Tell us what you need, or create an account and look around. Both take two minutes, and nothing is signed.',
  picture: <Boat size={320} />,
  action: { label: 'Free 30-Minute Consultation' },
  second: { label: 'Create an account', href: '/auth' },
  gets: {
    heading: 'Ways to begin',
    points: [
      {
        title: 'With a question',
        text: 'The free consultation. For everything from “is this safe?” to “can you build that?”.',
      },
      { title: 'With a check-up', text: 'The operations assessment: a list of what to fix, in order.' },
      { title: 'With a plan', text: 'The strategy session: an hour about next year.' },
      { title: 'With a repair', text: 'A service call, on site or remotely.' },
    ],
  },
  steps: {
    heading: 'Your first weeks with us',
    points: [
      { title: 'Day 1', text: 'You ask, we contact you within 24 hours.' },
      { title: 'Week 1', text: 'We talk, and you get our advice and a price in writing.' },
      { title: 'Week 2', text: 'If you say yes: inventory, access, first repairs.' },
      { title: 'From then on', text: 'You see everything in your portal: requests, projects, invoices.' },
    ],
  },
  questions: [
    {
      question: 'How do I sign in?',
      answer:
        'With your e-mail address. We send a one-time link and a code; there is no password to remember or to lose.',
    },
    {
      question: 'Do I have to sign a long contract?',
      answer: 'Not to begin. A consultation, an assessment or a single repair stands on its own.',
    },
    {
      question: 'Can you take over from our present provider?',
      answer: 'Yes. We talk to them, take stock and plan the change so that your people hardly notice.',
    },
  ],
  closing: { heading: 'Ready when you are', text: 'Four short questions. The first answer comes within 24 hours.' },
};

/** /get-started */
export function GetStartedPage() {
  return <ServicePage content={content} />;
}

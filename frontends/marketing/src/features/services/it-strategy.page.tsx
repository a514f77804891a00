import { offeringLength, offeringPrice, offerings, requestTitleOf } from '@portal/contracts';
import { Signal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const { strategy_consultation: session } = offerings;

const content: ServiceContent = {
  meta: {
    title: 'IT Strategy',
    description:
      'A technology plan and a three-year budget that an owner can read: what to replace, what to keep and what it costs. For small businesses in Eastern North Carolina.',
  },
  kicker: 'IT Services',
  heading: 'A technology plan you can read in ten minutes',
  lead: 'Most small businesses buy technology when something breaks. We help you decide ahead: what to replace, what to keep, what to stop paying for, and in which order.',
  picture: <Signal size={320} />,
  action: { label: 'Book a strategy consultation', wizardTitle: requestTitleOf(session) },
  second: { label: 'How a session runs', href: '/schedule-strategy-session' },
  gets: {
    heading: 'What you get',
    points: [
      {
        title: 'Business assessment',
        text: 'How work flows through your office, shop or yard, and where technology holds it up.',
      },
      {
        title: 'Technology roadmap',
        text: 'A list for the next quarter, the next year and the three after, with reasons.',
      },
      {
        title: 'ROI analysis',
        text: 'What each step costs, what it saves or earns, and when it has paid for itself. Some steps don’t; then we say so.',
      },
      {
        title: 'Implementation plan',
        text: 'Who does what by when, whether we do it, you do it or somebody else does.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    points: [
      { title: 'We listen', text: `${offeringLength(session)} with the people who run the business. No slides.` },
      { title: 'We look', text: 'Contracts, licenses, equipment and backups, on site or remotely.' },
      { title: 'We write it down', text: 'A few pages, prices included. You can hand it to any provider.' },
      { title: 'We review', text: 'Once a quarter we compare the plan with what happened.' },
    ],
  },
  questions: [
    {
      question: 'We have eight people. Do we need a strategy?',
      answer:
        'You need a short one: which machines are due, whether backups would really bring you back, and what next year costs. That fits on two pages.',
    },
    {
      question: 'Do we have to buy the work from you?',
      answer: 'No. The plan is yours. It names products and prices, so another company can carry it out.',
    },
    {
      question: 'What does it cost?',
      answer: `The strategy consultation: ${offeringLength(session)}, ${offeringPrice(session).toLowerCase()}. If you want a written roadmap after it, you get a fixed price first.`,
    },
  ],
  closing: {
    heading: 'Start with an hour',
    text: `${offeringPrice(session)}, ${offeringLength(session)}: about your business, and what technology could do for it.`,
  },
};

/** /it-strategy */
export function ItStrategyPage() {
  return <ServicePage content={content} />;
}

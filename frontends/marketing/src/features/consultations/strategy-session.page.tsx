import { offeringLength, offeringPrice, offerings } from '@portal/contracts';
import { Signal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const { strategy_consultation: session } = offerings;
const length = offeringLength(session);
const price = offeringPrice(session);

const content: ServiceContent = {
  meta: {
    title: 'Strategy session',
    description: `An IT strategy session for owners and managers (${length}, ${price.toLowerCase()}): where technology helps your business, where it costs too much, and what to do first.`,
  },
  kicker: `${price}, ${length}`,
  heading: 'An hour with the door closed',
  lead: 'For owners and managers who want to think about next year, not about the printer. We bring questions and experience; you bring the business.',
  picture: <Signal size={320} />,
  action: { label: 'Schedule a strategy session', wizardTitle: `Strategy Session - ${length}` },
  second: { label: 'More on IT Strategy', href: '/it-strategy' },
  gets: {
    heading: 'What the hour covers',
    points: [
      { title: 'Where you are going', text: 'Growth, succession, a new location, fewer late nights.' },
      { title: 'What holds you up', text: 'Systems, habits and contracts that cost more than they give.' },
      {
        title: 'What it is worth',
        text: 'A first estimate of cost and return for the two or three ideas that matter.',
      },
      { title: 'What comes first', text: 'One step for this month, whoever carries it out.' },
    ],
  },
  steps: {
    heading: 'How to get the most from it',
    points: [
      { title: 'Bring last year’s bills', text: 'Phones, internet, licenses, repairs. A rough sum is enough.' },
      { title: 'Bring one annoyance', text: 'The thing everybody complains about.' },
      { title: 'Bring one wish', text: 'What you would do if the computer just did it.' },
      { title: 'Leave with notes', text: 'We write them during the hour and send them the same day.' },
    ],
  },
  questions: [
    { question: 'Who will I talk to?', answer: 'Somebody who plans and builds these things, not a salesperson.' },
    {
      question: 'How is it different from the short consultation?',
      answer: `That one takes ${offeringLength(offerings.general_consultation)} and is about a problem; this one is about a direction.`,
    },
    {
      question: 'Is it the same as a strategy consultation?',
      answer: `Yes, under its everyday name: ${length}, ${price.toLowerCase()}, with a business assessment, a technology roadmap, a look at the return, and a plan for the first steps.`,
    },
    {
      question: 'Do I have to buy anything afterwards?',
      answer: 'No. The notes are yours, and another company can work from them.',
    },
  ],
  closing: { heading: 'Put an hour aside', text: 'We contact you within 24 hours with times to choose from.' },
};

/** /schedule-strategy-session */
export function StrategySessionPage() {
  return <ServicePage content={content} />;
}

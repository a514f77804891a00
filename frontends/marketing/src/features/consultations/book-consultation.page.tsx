import { offeringLength, offeringPrice, offerings, type Offering } from '@portal/contracts';
import { Boat } from '@portal/ui';
import { Section } from '../../kit/section.js';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';
import { ChosenConsultation } from './chosen-consultation.js';
import { OfferingCards, offeringTitles } from './offering-cards.js';

const { strategy_consultation: strategy, project_scoping: scoping, emergency_assessment: emergency } = offerings;

const terms = (offering: Offering): string => `${offeringLength(offering)}, ${offeringPrice(offering).toLowerCase()}`;

const content: ServiceContent = {
  meta: {
    title: 'Book a consultation',
    description: `Choose a strategy consultation (${terms(strategy)}), project scoping (${terms(scoping)}) or an emergency assessment (24/7), and book it in four questions.`,
    services: [
      {
        name: strategy.title,
        description: strategy.what.join(', '),
        price: strategy.price_cents / 100,
      },
      {
        name: scoping.title,
        description: scoping.what.join(', '),
        price: scoping.price_cents / 100,
      },
      { name: emergency.title, description: emergency.what.join(', ') },
    ],
  },
  kicker: 'Consultations',
  heading: 'Choose how we should begin',
  lead: 'Pick the conversation that fits and answer four questions. If you aren’t sure, take the free half hour; we sort it out together.',
  picture: <Boat size={320} />,
  action: { label: 'Book a consultation' },
  second: { label: 'Which one fits?', href: '/consultation-help' },
  form: <ChosenConsultation />,
  gets: {
    heading: 'What every consultation has in common',
    points: [
      {
        title: 'A person who prepared',
        text: 'Somebody has read what you wrote and looked at your website before the call.',
      },
      { title: 'A calendar invite', text: 'We contact you within 24 hours and agree on a time.' },
      {
        title: 'Advice in writing',
        text: 'A short e-mail afterwards: what we heard, what we suggest, what it would cost.',
      },
      { title: 'No obligation', text: 'Nothing is ordered by talking to us.' },
    ],
  },
  steps: {
    heading: 'How booking works',
    points: [
      { title: 'Four questions', text: 'Name, phone, e-mail, and what you need.' },
      { title: 'We reply', text: 'Within 24 hours, often on the same day.' },
      { title: 'We meet', text: 'By phone, by video, or at your place.' },
      { title: 'You decide', text: 'With our notes in hand.' },
    ],
  },
  questions: [
    {
      question: `Why does project scoping cost ${offeringPrice(scoping)}?`,
      answer:
        'It is work that you can keep: requirements, specifications, a timeline and an estimate that any developer can use.',
    },
    {
      question: 'When do I pay for it?',
      answer:
        'Not here. We confirm the price when we agree on the appointment, and nothing is due before you have said yes.',
    },
    {
      question: 'Who should be in the call?',
      answer: 'Whoever decides, and whoever does the work today. Two people are often better than five.',
    },
    {
      question: 'I chose the wrong one. What now?',
      answer: 'Nothing is lost. Tell us when we call, and we change it.',
    },
  ],
  closing: {
    heading: 'Still wondering which one?',
    text: 'The free 30-minute consultation fits every question. We point you on from there.',
  },
  furtherWizards: offeringTitles,
};

/** /book-consultation */
export function BookConsultationPage() {
  return (
    <ServicePage content={content}>
      <Section heading="What each one consists of">
        <OfferingCards />
      </Section>
    </ServicePage>
  );
}

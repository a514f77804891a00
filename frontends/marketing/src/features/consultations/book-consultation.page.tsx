import { Boat } from '@portal/ui';
import { Section } from '../../kit/section.js';
import { ServicePage, type ServiceContent } from '../../kit/service-page.js';
import { OfferingCards } from './offering-cards.js';
import { offerings } from './offerings.js';

const content: ServiceContent = {
  meta: {
    title: 'Book a consultation',
    description:
      'Three consultations to choose from: strategy (60 minutes, free), project scoping (90 minutes, $200) and emergency assessment (24/7).',
  },
  kicker: 'Consultations',
  heading: 'Choose how we should begin',
  lead: 'Three kinds of conversation. If you aren’t sure which, take the general one; we sort it out together.',
  picture: <Boat size={320} />,
  action: { label: 'Free 30-Minute Consultation' },
  second: { label: 'Consultation Help', href: '/consultation-help' },
  gets: {
    heading: 'What every consultation has in common',
    points: [
      {
        title: 'A person who prepared',
        text: 'Somebody has read what you wrote and looked at your website before the call.',
      },
      { title: 'A calendar invite', text: 'We contact you within 24 hours and agree a time.' },
      {
        title: 'Advice in writing',
        text: 'A short mail afterwards: what we heard, what we suggest, what it would cost.',
      },
      { title: 'No obligation', text: 'Nothing is ordered by talking to us.' },
    ],
  },
  steps: {
    heading: 'How booking works',
    points: [
      { title: 'Four questions', text: 'Name, phone, e-mail, and what you need.' },
      { title: 'We reply', text: 'Within 24 hours, often on the same day.' },
      { title: 'We meet', text: 'By phone, video or at your place.' },
      { title: 'You decide', text: 'With our notes in hand.' },
    ],
  },
  questions: [
    {
      question: 'Why does project scoping cost $200?',
      answer:
        'It is work that you can keep: requirements, specifications, a timeline and an estimate that any developer can use.',
    },
    {
      question: 'Who should be in the call?',
      answer: 'Whoever decides, and whoever does the work today. Two people are often better than five.',
    },
  ],
  closing: {
    heading: 'Still wondering which one?',
    text: 'The free 30-minute consultation fits every question. We point you on from there.',
  },
  furtherWizards: offerings.map(({ wizardTitle }) => wizardTitle),
};

/** /book-consultation */
export function BookConsultationPage() {
  return (
    <ServicePage content={content}>
      <Section heading="Three to choose from" tone="sand">
        <OfferingCards />
      </Section>
    </ServicePage>
  );
}

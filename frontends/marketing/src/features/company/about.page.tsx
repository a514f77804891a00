import { Boat, brand } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const { claims } = brand;

const content: ServiceContent = {
  meta: {
    title: 'About us',
    description:
      'Who we are: a regional IT services and web operations company for small and medium businesses in Eastern North Carolina, with more than 15 years behind it.',
  },
  kicker: 'About us',
  heading: 'Named after the sound, and about as calm',
  lead: `Pamlico IT Services works for small and medium businesses in Eastern North Carolina: on site here, remotely everywhere. ${claims.years} years, ${claims.projects} projects and ${claims.businesses} businesses later we still answer our own phone.`,
  picture: <Boat size={320} />,
  action: { label: 'Schedule Consultation' },
  second: { label: 'How we work: case studies', href: '/case-studies' },
  gets: {
    heading: 'What you can count on',
    points: [
      { title: 'Local', text: 'We know the roads, the power company and the hurricane season.' },
      { title: 'Plain', text: 'No acronym without its meaning, no invoice without its reason.' },
      {
        title: 'Broad',
        text: 'Strategy, operations, hardware and software from one team, so that nobody points at somebody else.',
      },
      {
        title: 'Staying',
        text: `${claims.retention} of our clients stay. They may leave whenever they like; their data and documentation are theirs.`,
      },
    ],
  },
  steps: {
    heading: 'How we work with you',
    points: [
      { title: 'Ask first', text: 'Before we suggest anything, we want to know how your days go.' },
      { title: 'Small steps', text: 'Each with a price and a result that you can see.' },
      { title: 'Open books', text: 'Projects, tasks and invoices are in your portal, live.' },
      { title: 'Handover', text: 'Everything is written down as if somebody else had to take over tomorrow.' },
    ],
  },
  questions: [
    {
      question: 'How small is too small?',
      answer:
        'One person with a laptop and a deadline is a business. We have fitting offers from there up to a few hundred people.',
    },
    {
      question: 'Do you only work in the region?',
      answer: 'On site, yes. Remotely we work for businesses nationwide.',
    },
    {
      question: 'When can I reach you?',
      answer: `${brand.hours}, and at any hour in an emergency. E-mails are answered within 24 hours.`,
    },
  ],
  closing: { heading: 'Come and meet us', text: 'Half an hour, free of charge, about your business rather than ours.' },
};

/** /about */
export function AboutPage() {
  return <ServicePage content={content} />;
}

import { offeringLength, offeringPrice, offerings, requestTitleOf } from '@portal/contracts';
import { Boat, brand } from '@portal/ui';
import { ConsultationForm } from '@portal/wizard';
import { FORM_ID } from '../../kit/main-action.js';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const { general_consultation: free } = offerings;

const content: ServiceContent = {
  meta: {
    title: 'Schedule a consultation',
    description:
      'Free 30-minute IT consultation for small and medium businesses in Eastern North Carolina. Same-day consultation, answer within 24 hours.',
    services: [
      { name: 'Free 30-minute IT consultation', description: free.what.join(', '), price: free.price_cents / 100 },
    ],
  },
  kicker: `${offeringPrice(free)}, ${offeringLength(free)}`,
  heading: 'Half an hour that saves you a few',
  lead: 'Describe what slows you down or what you would like to build. You get an honest opinion, a rough price and the next step.',
  picture: <Boat size={320} />,
  action: { label: 'Schedule Consultation' },
  form: <ConsultationForm id={FORM_ID} title={`Schedule a consultation: ${requestTitleOf(free)}`} />,
  second: { label: `Call ${brand.phone.shown}`, href: brand.phone.link },
  gets: {
    heading: 'Good topics for half an hour',
    points: [
      { title: 'It keeps breaking', text: 'The same trouble every month, and nobody finds out why.' },
      { title: 'We are growing', text: 'A second location, five new people, a bigger warehouse.' },
      { title: 'Are we safe?', text: 'Backups, passwords, insurance questionnaires.' },
      { title: 'Could software do this?', text: 'The weekly report, the double entry, the whiteboard.' },
    ],
  },
  steps: {
    heading: 'What happens after you ask',
    points: [
      { title: 'A confirmation', text: 'By e-mail, with a reference and a link to follow your request.' },
      { title: 'A person writes', text: 'Within 24 hours, with times to choose from and a calendar invite.' },
      { title: 'We talk', text: `${offeringLength(free)}, on the phone or by video.` },
      { title: 'You have it in writing', text: 'Our advice in a short e-mail, free of charge.' },
    ],
  },
  questions: [
    {
      question: 'Is it really free?',
      answer: 'Yes. If it leads to work, that work has a price which you approve first.',
    },
    {
      question: 'Do I have to prepare anything?',
      answer: 'No. If a message on the screen or a bill is part of the question, keep it at hand.',
    },
    { question: 'Can it be today?', answer: 'Often. Ask before noon on a weekday, or call.' },
    {
      question: 'Do I need an account?',
      answer: 'No. One is made for you with the request; a link by e-mail opens it. There are no passwords.',
    },
  ],
  closing: { heading: 'What is on your mind?', text: 'Write it as you would tell a neighbor. We do the translating.' },
};

/** /schedule-consultation */
export function ScheduleConsultationPage() {
  return <ServicePage content={content} />;
}

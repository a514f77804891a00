import { offeringLength, offeringPrice, offerings, type Offering } from '@portal/contracts';
import { brand, Signal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const terms = (offering: Offering): string => `${offeringLength(offering)}, ${offeringPrice(offering).toLowerCase()}`;

const content: ServiceContent = {
  meta: {
    title: 'Consultation help',
    description:
      'Which consultation fits, how to prepare, how to follow or change your request, and how to sign in without a password.',
  },
  kicker: 'Help',
  heading: 'Everything about asking us',
  lead: 'Which consultation fits, how to prepare, and what happens to what you write.',
  picture: <Signal size={320} />,
  action: { label: 'Schedule Consultation' },
  second: { label: 'Compare consultations', href: '/book-consultation' },
  gets: {
    heading: 'Which one fits?',
    points: [
      {
        title: 'A problem or a question',
        text: `The free consultation of ${offeringLength(offerings.general_consultation)}.`,
      },
      { title: 'A direction', text: `The strategy consultation: ${terms(offerings.strategy_consultation)}.` },
      { title: 'A project to build', text: `Project scoping: ${terms(offerings.project_scoping)}.` },
      {
        title: 'A standstill',
        text: `The emergency assessment, at any hour. Calling ${brand.phone.shown} is quickest.`,
      },
    ],
  },
  steps: {
    heading: 'Following your request',
    points: [
      {
        title: 'Find the e-mail',
        text: 'The confirmation carries your reference and a sign-in link. Look in the junk folder, too.',
      },
      { title: 'Open the link', text: 'It shows whose account it is; one click signs you in.' },
      { title: 'See the status', text: 'Under My Consultations, live: pending, in progress, scheduled, completed.' },
      {
        title: 'Change or cancel',
        text: 'While a request is pending you can edit it; you can cancel it at any time before it is completed.',
      },
    ],
  },
  questions: [
    {
      question: 'The sign-in link has expired.',
      answer:
        'Links last 10 minutes and work once. Open it anyway: the page offers to send a new one. Or enter your e-mail address at Sign In.',
    },
    {
      question: 'I haven’t heard from you.',
      answer: `If 24 hours have passed, something went wrong on our side. Please call ${brand.phone.shown} or write to ${brand.email}.`,
    },
    {
      question: 'Where do I enter my password?',
      answer: 'Nowhere. There are no passwords; each sign-in is a one-time link or a 6-digit code by e-mail.',
    },
    {
      question: 'What do you do with what I write?',
      answer: 'We use it to answer you. It isn’t sold or passed on. Details are in the privacy policy.',
    },
  ],
  closing: { heading: 'Still stuck?', text: 'Call or write. A person answers.' },
};

/** /consultation-help */
export function ConsultationHelpPage() {
  return <ServicePage content={content} />;
}

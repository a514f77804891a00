import { Rack } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Operations assessment',
    description:
      'A plain check of backups, security, equipment and costs for small businesses in Eastern North Carolina, with a list of what to fix first.',
  },
  kicker: 'Support & Services',
  heading: 'Find out where you stand',
  lead: 'A check-up of everything your business runs on: backups, security, equipment, contracts and costs. You get a list in order of importance, whether or not we do the work.',
  picture: <Rack size={320} />,
  action: { label: 'Request an assessment', wizardTitle: 'Operations Assessment - Where we stand' },
  second: { label: 'IT Operations', href: '/it-operations' },
  gets: {
    heading: 'What we look at',
    points: [
      { title: 'Backups', text: 'What is copied, where to, how old it is, and whether it can be restored.' },
      { title: 'Accounts', text: 'Who can sign in to what, and who shouldn’t any longer.' },
      { title: 'Equipment', text: 'Age, warranty and updates of every machine that matters.' },
      { title: 'Network', text: 'Firewall, Wi-Fi, guests, remote access.' },
      { title: 'Software and licenses', text: 'What you pay for, what is used, what overlaps.' },
      { title: 'Bad days', text: 'What stops, and for how long, if the internet, a server or a person is missing.' },
    ],
  },
  steps: {
    heading: 'How it runs',
    points: [
      { title: 'A call', text: 'Half an hour to agree on what is looked at and what it costs.' },
      { title: 'A visit', text: 'Or remote access, while your people go on working.' },
      { title: 'The list', text: 'Each finding with its risk, the effort to fix it and a price.' },
      { title: 'A conversation', text: 'We go through it together and answer questions.' },
    ],
  },
  questions: [
    {
      question: 'Will it interrupt our work?',
      answer: 'Hardly. We look and measure; nothing is changed without your word.',
    },
    {
      question: 'Our provider does a good job. Is a check still useful?',
      answer: 'A second pair of eyes is normal in bookkeeping, too. If all is well, the list is short.',
    },
    {
      question: 'Who sees the results?',
      answer: 'You and the people you name. They are kept as carefully as everything else of yours.',
    },
  ],
  closing: { heading: 'A list beats a hunch', text: 'Ask for an assessment, and know what to fix first.' },
};

/** /operations-assessment */
export function OperationsAssessmentPage() {
  return <ServicePage content={content} />;
}

import { Rack } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'IT Operations',
    description:
      'Updates, backups, accounts, security and monitoring for small businesses in Eastern North Carolina, done every day by people you can call.',
  },
  kicker: 'IT Services',
  heading: 'The daily work that keeps computers boring',
  lead: 'Updates, backups, passwords, new hires, old laptops. We do it every day and show you what we did, so that nobody in your office has to be the IT person on the side.',
  picture: <Rack size={320} />,
  action: { label: 'Talk about operations' },
  second: { label: 'See our service levels', href: '/service-levels' },
  gets: {
    heading: 'What we take over',
    points: [
      {
        title: 'Updates and patches',
        text: 'Computers, servers and network gear kept current, outside your working hours.',
      },
      {
        title: 'Backups that restore',
        text: 'Copies off site, and a restore that we actually try. A backup that nobody has restored is a hope.',
      },
      { title: 'People and accounts', text: 'New hires are ready on their first day; access ends on the last.' },
      {
        title: 'Security basics',
        text: 'Two-step sign-in, mail filtering, encrypted laptops, and training that respects people’s time.',
      },
      { title: 'Monitoring', text: 'We see a full disk or a dying drive before you do.' },
      { title: 'A monthly page', text: 'What was done, what was found, what we suggest. One page, no jargon.' },
    ],
  },
  steps: {
    heading: 'How we take over',
    points: [
      { title: 'Inventory', text: 'We write down what you have, who uses it and what protects it.' },
      { title: 'First repairs', text: 'The urgent gaps first: backups, passwords, updates.' },
      { title: 'Routine', text: 'Daily, weekly and monthly tasks, each with a name beside it.' },
      { title: 'Review', text: 'Every quarter we look with you at what broke and what it cost.' },
    ],
  },
  questions: [
    {
      question: 'Can you work with the person we have?',
      answer:
        'Gladly. Many businesses have somebody who knows every printer. We take the night work and the vacations, and back them up on the rest.',
    },
    {
      question: 'What happens when a storm is coming?',
      answer:
        'Before a named storm we check the off-site backups, agree on who can work from where, and shut down what should be off. Afterwards we bring it back in an order that you chose beforehand.',
    },
    {
      question: 'Are we tied in for years?',
      answer:
        'Terms are agreed in writing before we start. Passwords, documentation and data are yours throughout, and we hand them over if you leave.',
    },
  ],
  closing: {
    heading: 'Hand over the IT chores',
    text: 'Tell us how many people and computers you have. In half an hour you know what we would do first.',
  },
};

/** /it-operations */
export function ItOperationsPage() {
  return <ServicePage content={content} />;
}

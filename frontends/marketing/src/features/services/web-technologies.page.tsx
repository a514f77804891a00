import { Signal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Web technologies',
    description:
      'The languages, databases and services we build websites, portals and business software with, and why we chose them.',
  },
  kicker: 'Technologies',
  heading: 'Proven tools, few of them, well kept',
  lead: 'We build with technology that many people know, that has been around and that will be maintained for years. That keeps your software repairable, by us or by somebody else.',
  picture: <Signal size={320} />,
  action: { label: 'Scope a project', wizardTitle: 'Project Scoping - Web project' },
  second: { label: 'Enterprise Solutions', href: '/enterprise-solutions' },
  gets: {
    heading: 'What we build with',
    lead: 'For each part one first choice, so that the next person finds their way around.',
    points: [
      {
        title: 'Pages and screens',
        text: 'TypeScript and React. Public pages are rendered ahead of time, so they open fast on a phone in a parking lot.',
      },
      { title: 'Servers', text: 'Node.js with NestJS: one language from the screen to the database.' },
      {
        title: 'Data',
        text: 'PostgreSQL. Transactions where money or promises are involved, backups that have been restored.',
      },
      { title: 'Live updates', text: 'Changes reach open screens without reloading, by web sockets.' },
      { title: 'Hosting', text: 'Containers on a provider of your choice, or on a machine in your own rack.' },
      { title: 'Quality', text: 'Automated tests, accessibility to WCAG 2.2 AA, and speed measured on a slow phone.' },
    ],
  },
  steps: {
    heading: 'How we choose',
    points: [
      { title: 'The problem first', text: 'Sometimes the answer is a form and a spreadsheet. Then we say so.' },
      { title: 'Boring wins', text: 'New is not a reason. Known weaknesses beat unknown ones.' },
      { title: 'No lock-in', text: 'Open source at the core, your data in formats that other programs read.' },
      { title: 'Written down', text: 'Every project comes with a README that explains how to start and change it.' },
    ],
  },
  questions: [
    {
      question: 'Do you work with WordPress or other systems?',
      answer: 'We maintain and repair what you have as long as it is sensible, and tell you when it is no longer.',
    },
    {
      question: 'Can you take over software somebody else wrote?',
      answer: 'Often. We look at it for a fixed price first and tell you honestly whether to repair or to rebuild.',
    },
    {
      question: 'Will our site be found and usable by everybody?',
      answer:
        'Pages are readable without scripts, work by keyboard and screen reader, and carry proper titles and descriptions. Rankings nobody can promise.',
    },
  ],
  closing: {
    heading: 'A website, a portal, a small tool',
    text: 'Tell us what it should do and who will use it. We answer with questions, an approach and a price range.',
  },
};

/** /web-technologies */
export function WebTechnologiesPage() {
  return <ServicePage content={content} />;
}

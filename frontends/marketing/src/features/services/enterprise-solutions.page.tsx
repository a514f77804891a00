import { offeringLength, offeringPrice, offerings } from '@portal/contracts';
import { Signal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const { project_scoping: scoping } = offerings;

const content: ServiceContent = {
  meta: {
    title: 'Enterprise Solutions',
    description:
      'Enterprise software as a service and custom systems for growing businesses: single sign-on, shared data, portals and reporting, set up and run for you.',
  },
  kicker: 'Enterprise SaaS and custom software',
  heading: 'Big-company systems, sized for yours',
  lead: 'When a business grows past spreadsheets and shared mailboxes, it needs systems that know each other. We choose them with you, connect them, build what is missing and keep them running.',
  picture: <Signal size={320} />,
  action: { label: 'Scope a project', wizardTitle: 'Project Scoping - Enterprise solution' },
  second: { label: 'Technologies we use', href: '/web-technologies' },
  gets: {
    heading: 'What we deliver',
    points: [
      {
        title: 'One sign-in',
        text: 'People use one account for everything, with two steps, and leave with one click.',
      },
      {
        title: 'Business software as a service',
        text: 'Accounting, customers, field service or stock: selected for how you work, not for its brochure.',
      },
      { title: 'Custom portals', text: 'For customers, suppliers or crews, in your name and on your data.' },
      {
        title: 'Integrations',
        text: 'Systems exchange data by documented interfaces, with a log of what moved and what didn’t.',
      },
      { title: 'Reporting', text: 'Figures from all systems in one place, with the same definition for everybody.' },
      { title: 'Operation', text: 'Monitoring, backups and updates after the launch, under agreed service levels.' },
    ],
  },
  steps: {
    heading: 'From idea to daily use',
    points: [
      {
        title: 'Scope',
        text: `${offeringLength(scoping)}, ${offeringPrice(scoping)}: requirements, technical specifications, timeline and cost estimate.`,
      },
      { title: 'Prototype', text: 'Something to click within weeks, before the large money is spent.' },
      { title: 'Build', text: 'In milestones that you approve; you see tasks and progress in your portal.' },
      { title: 'Run', text: 'We operate it or hand it over, with documentation either way.' },
    ],
  },
  questions: [
    {
      question: 'Who owns the software?',
      answer:
        'For custom software the contract says so before we start; our default is that you own what you paid for.',
    },
    {
      question: 'We already have systems. Do we start over?',
      answer: 'Rarely. Usually the quickest gain is connecting what exists and retiring one or two programs.',
    },
    {
      question: 'How do you keep a project on budget?',
      answer:
        'Small milestones with a price each. You approve one before the next begins, and may stop after any of them.',
    },
  ],
  closing: {
    heading: 'Describe the system you wish you had',
    text: 'A few sentences are enough. We come back with questions, then with a scope and a price.',
  },
};

/** /enterprise-solutions */
export function EnterpriseSolutionsPage() {
  return <ServicePage content={content} />;
}

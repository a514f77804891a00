import { offerings, requestTitleOf } from '@portal/contracts';
import { BrokenSignal } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Emergency support',
    description:
      'Server down, ransomware, storm damage: 24/7 emergency IT support for businesses in Eastern North Carolina. Call now.',
  },
  kicker: 'Available 24/7',
  heading: 'Something is down. Call us.',
  lead: 'Server gone, files locked, water in the office, nobody can sign in: at any hour a person answers and starts working on it. The form reaches the same people, but a call is answered first.',
  picture: <BrokenSignal size={320} />,
  callFirst: true,
  action: {
    label: 'Request an emergency assessment',
    wizardTitle: requestTitleOf(offerings.emergency_assessment),
  },
  ticket: { label: 'Open an urgent ticket', href: '/customer/support?new=emergency' },
  gets: {
    heading: 'What we do first',
    points: [
      {
        title: 'Rapid response',
        text: 'One person takes the lead and stays on the line until you know what happens next.',
      },
      { title: 'Issue diagnosis', text: 'What is affected, what is safe, what must be switched off now.' },
      { title: 'Recovery planning', text: 'Which part comes back first, from which backup, and how long that takes.' },
      { title: 'Prevention strategy', text: 'Afterwards: how it happened and what makes it less likely.' },
    ],
  },
  steps: {
    heading: 'Until we are there',
    points: [
      {
        title: 'Stop',
        text: 'If files turn unreadable or strange messages appear, unplug the network cable and turn Wi-Fi off. Leave the machine on.',
      },
      { title: 'Don’t pay, don’t reply', text: 'Not before we have talked. Take a photo of the message.' },
      { title: 'Keep people informed', text: 'Tell colleagues not to sign in or open mail on that network.' },
      { title: 'Write down the time', text: 'When it began, who noticed, what was done since.' },
    ],
  },
  questions: [
    {
      question: 'What does emergency help cost?',
      answer: 'It depends on the hour and the damage. You hear the rate on the phone before we start.',
    },
    {
      question: 'Do you help businesses that aren’t clients?',
      answer: 'Yes. Existing clients’ emergencies come first if two happen at once; we tell you if that is so.',
    },
    {
      question: 'A hurricane is on its way. What now?',
      answer:
        'Call early. We check backups, take copies off site and agree on what is shut down when, while there is power.',
    },
  ],
  closing: {
    heading: 'Not sure whether it is an emergency?',
    text: 'Call anyway. Saying “this can wait until tomorrow” is part of the service.',
  },
};

/** /emergency-support */
export function EmergencySupportPage() {
  return <ServicePage content={content} />;
}

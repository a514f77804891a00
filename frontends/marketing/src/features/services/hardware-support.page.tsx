import { Rack } from '@portal/ui';
import type { ServiceContent } from '../../kit/service-content.js';
import { ServicePage } from '../../kit/service-page.js';

const content: ServiceContent = {
  meta: {
    title: 'Hardware Support',
    description:
      'Repair, replacement and set-up of computers, servers, networks and printers, on site across Eastern North Carolina.',
  },
  kicker: 'IT Services',
  heading: 'Hands on the hardware, at your desk',
  lead: 'Some problems need a person with a screwdriver. We come to offices, shops, clinics and warehouses across Eastern North Carolina, repair what is worth repairing and replace what is not.',
  picture: <Rack size={320} />,
  action: { label: 'Ask about hardware' },
  second: { label: 'Schedule a service call', href: '/schedule-service-call' },
  gets: {
    heading: 'What we look after',
    points: [
      {
        title: 'Desktops and laptops',
        text: 'Repair, memory and disk upgrades, clean set-up, moving your files to the new machine.',
      },
      { title: 'Networks and Wi-Fi', text: 'Cabling, switches, firewalls, and Wi-Fi that reaches the loading dock.' },
      {
        title: 'Servers and storage',
        text: 'Installation, warranty, spare parts, and a plan for the day a disk fails.',
      },
      { title: 'Printers, scanners, phones', text: 'The devices that nobody wants to own and everybody needs.' },
      {
        title: 'Power protection',
        text: 'Battery units and surge protection, sized and tested. The grid on the coast gives reasons.',
      },
      { title: 'Old equipment', text: 'Disks wiped with proof, the rest recycled.' },
    ],
  },
  steps: {
    heading: 'How a repair goes',
    points: [
      { title: 'You call or write', text: 'Describe what you see. A photo of the screen helps.' },
      { title: 'We try remotely', text: 'Many faults are gone before anybody gets in a car.' },
      { title: 'We come', text: 'With the likely parts in the trunk.' },
      { title: 'We explain', text: 'What broke, what we did, and whether it will happen again.' },
    ],
  },
  questions: [
    {
      question: 'Repair or replace?',
      answer:
        'As a rule of thumb we suggest a new machine when a repair costs more than half of one, or when the system no longer gets updates. You decide.',
    },
    {
      question: 'Do you sell hardware?',
      answer:
        'We can order it, with the price of the part and the price of our work shown apart. You may also buy it yourself; we tell you exactly what.',
    },
    {
      question: 'How far do you drive?',
      answer: 'On site across Eastern North Carolina. Elsewhere we work remotely and guide somebody on the spot.',
    },
  ],
  closing: {
    heading: 'Something on the blink?',
    text: 'Tell us what it does, or no longer does. You hear from us within 24 hours, in an emergency at once.',
  },
};

/** /hardware-support */
export function HardwareSupportPage() {
  return <ServicePage content={content} />;
}

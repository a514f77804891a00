import { offeringLength, offeringPrice, offerings, requestTitleOf } from '@portal/contracts';
import { Rack, Signal } from '@portal/ui';
import { servicePages } from '../../kit/service-page.js';

const { strategy_consultation: session, project_scoping: scoping } = offerings;

export const pages = servicePages({
  '/it-strategy': {
    title: 'IT Strategy',
    description:
      'A technology plan and a three-year budget that an owner can read: what to replace, what to keep and what it costs. For small businesses in Eastern North Carolina.',
    kicker: 'IT Services',
    heading: 'A technology plan you can read in ten minutes',
    lead: 'Most small businesses buy technology when something breaks. We help you decide ahead: what to replace, what to keep, what to stop paying for, and in which order.',
    picture: Signal,
    action: { label: 'Book a strategy consultation', wizardTitle: requestTitleOf(session) },
    second: { label: 'How a session runs', href: '/schedule-strategy-session' },
    getsHeading: 'What you get',
    gets: {
      'Business assessment': 'How work flows through your office, shop or yard, and where technology holds it up.',
      'Technology roadmap': 'A list for the next quarter, the next year and the three after, with reasons.',
      'ROI analysis':
        'What each step costs, what it saves or earns, and when it has paid for itself. Some steps don’t; then we say so.',
      'Implementation plan': 'Who does what by when, whether we do it, you do it or somebody else does.',
    },
    stepsHeading: 'How it works',
    steps: {
      'We listen': `${offeringLength(session)} with the people who run the business. No slides.`,
      'We look': 'Contracts, licenses, equipment and backups, on site or remotely.',
      'We write it down': 'A few pages, prices included. You can hand it to any provider.',
      'We review': 'Once a quarter we compare the plan with what happened.',
    },
    questions: {
      'We have eight people. Do we need a strategy?':
        'You need a short one: which machines are due, whether backups would really bring you back, and what next year costs. That fits on two pages.',
      'Do we have to buy the work from you?':
        'No. The plan is yours. It names products and prices, so another company can carry it out.',
      'What does it cost?': `The strategy consultation: ${offeringLength(session)}, ${offeringPrice(session).toLowerCase()}. If you want a written roadmap after it, you get a fixed price first.`,
    },
    closingHeading: 'Start with an hour',
    closing: `${offeringPrice(session)}, ${offeringLength(session)}: about your business, and what technology could do for it.`,
  },
  '/it-operations': {
    title: 'IT Operations',
    description:
      'Updates, backups, accounts, security and monitoring for small businesses in Eastern North Carolina, done every day by people you can call.',
    kicker: 'IT Services',
    heading: 'The daily work that keeps computers boring',
    lead: 'Updates, backups, passwords, new hires, old laptops. We do it every day and show you what we did, so that nobody in your office has to be the IT person on the side.',
    picture: Rack,
    action: { label: 'Talk about operations' },
    second: { label: 'See our service levels', href: '/service-levels' },
    getsHeading: 'What we take over',
    gets: {
      'Updates and patches': 'Computers, servers and network gear kept current, outside your working hours.',
      'Backups that restore':
        'Copies off site, and a restore that we actually try. A backup that nobody has restored is a hope.',
      'People and accounts': 'New hires are ready on their first day; access ends on the last.',
      'Security basics':
        'Two-step sign-in, mail filtering, encrypted laptops, and training that respects people’s time.',
      Monitoring: 'We see a full disk or a dying drive before you do.',
      'A monthly page': 'What was done, what was found, what we suggest. One page, no jargon.',
    },
    stepsHeading: 'How we take over',
    steps: {
      Inventory: 'We write down what you have, who uses it and what protects it.',
      'First repairs': 'The urgent gaps first: backups, passwords, updates.',
      Routine: 'Daily, weekly and monthly tasks, each with a name beside it.',
      Review: 'Every quarter we look with you at what broke and what it cost.',
    },
    questions: {
      'Can you work with the person we have?':
        'Gladly. Many businesses have somebody who knows every printer. We take the night work and the vacations, and back them up on the rest.',
      'What happens when a storm is coming?':
        'Before a named storm we check the off-site backups, agree on who can work from where, and shut down what should be off. Afterwards we bring it back in an order that you chose beforehand.',
      'Are we tied in for years?':
        'Terms are agreed in writing before we start. Passwords, documentation and data are yours throughout, and we hand them over if you leave.',
    },
    closingHeading: 'Hand over the IT chores',
    closing: 'Tell us how many people and computers you have. In half an hour you know what we would do first.',
  },
  '/hardware-support': {
    title: 'Hardware Support',
    description:
      'Repair, replacement and set-up of computers, servers, networks and printers, on site across Eastern North Carolina.',
    kicker: 'IT Services',
    heading: 'Hands on the hardware, at your desk',
    lead: 'Some problems need a person with a screwdriver. We come to offices, shops, clinics and warehouses across Eastern North Carolina, repair what is worth repairing and replace what is not.',
    picture: Rack,
    action: { label: 'Ask about hardware' },
    second: { label: 'Schedule a service call', href: '/schedule-service-call' },
    getsHeading: 'What we look after',
    gets: {
      'Desktops and laptops': 'Repair, memory and disk upgrades, clean set-up, moving your files to the new machine.',
      'Networks and Wi-Fi': 'Cabling, switches, firewalls, and Wi-Fi that reaches the loading dock.',
      'Servers and storage': 'Installation, warranty, spare parts, and a plan for the day a disk fails.',
      'Printers, scanners, phones': 'The devices that nobody wants to own and everybody needs.',
      'Power protection': 'Battery units and surge protection, sized and tested. The grid on the coast gives reasons.',
      'Old equipment': 'Disks wiped with proof, the rest recycled.',
    },
    stepsHeading: 'How a repair goes',
    steps: {
      'You call or write': 'Describe what you see. A photo of the screen helps.',
      'We try remotely': 'Many faults are gone before anybody gets in a car.',
      'We come': 'With the likely parts in the trunk.',
      'We explain': 'What broke, what we did, and whether it will happen again.',
    },
    questions: {
      'Repair or replace?':
        'As a rule of thumb we suggest a new machine when a repair costs more than half of one, or when the system no longer gets updates. You decide.',
      'Do you sell hardware?':
        'We can order it, with the price of the part and the price of our work shown apart. You may also buy it yourself; we tell you exactly what.',
      'How far do you drive?':
        'On site across Eastern North Carolina. Elsewhere we work remotely and guide somebody on the spot.',
    },
    closingHeading: 'Something on the blink?',
    closing: 'Tell us what it does, or no longer does. You hear from us within 24 hours, in an emergency at once.',
  },
  '/enterprise-solutions': {
    title: 'Enterprise Solutions',
    description:
      'Enterprise software as a service and custom systems for growing businesses: single sign-on, shared data, portals and reporting, set up and run for you.',
    kicker: 'Enterprise SaaS and custom software',
    heading: 'Big-company systems, sized for yours',
    lead: 'When a business grows past spreadsheets and shared mailboxes, it needs systems that know each other. We choose them with you, connect them, build what is missing and keep them running.',
    picture: Signal,
    action: { label: 'Scope a project', wizardTitle: 'Project Scoping - Enterprise solution' },
    second: { label: 'Technologies we use', href: '/web-technologies' },
    getsHeading: 'What we deliver',
    gets: {
      'One sign-in': 'People use one account for everything, with two steps, and leave with one click.',
      'Business software as a service':
        'Accounting, customers, field service or stock: selected for how you work, not for its brochure.',
      'Custom portals': 'For customers, suppliers or crews, in your name and on your data.',
      Integrations: 'Systems exchange data by documented interfaces, with a log of what moved and what didn’t.',
      Reporting: 'Figures from all systems in one place, with the same definition for everybody.',
      Operation: 'Monitoring, backups and updates after the launch, under agreed service levels.',
    },
    stepsHeading: 'From idea to daily use',
    steps: {
      Scope: `${offeringLength(scoping)}, ${offeringPrice(scoping)}: requirements, technical specifications, timeline and cost estimate.`,
      Prototype: 'Something to click within weeks, before the large money is spent.',
      Build: 'In milestones that you approve; you see tasks and progress in your portal.',
      Run: 'We operate it or hand it over, with documentation either way.',
    },
    questions: {
      'Who owns the software?':
        'For custom software the contract says so before we start; our default is that you own what you paid for.',
      'We already have systems. Do we start over?':
        'Rarely. Usually the quickest gain is connecting what exists and retiring one or two programs.',
      'How do you keep a project on budget?':
        'Small milestones with a price each. You approve one before the next begins, and may stop after any of them.',
    },
    closingHeading: 'Describe the system you wish you had',
    closing: 'A few sentences are enough. We come back with questions, then with a scope and a price.',
  },
  '/web-technologies': {
    title: 'Web technologies',
    description:
      'The languages, databases and services we build websites, portals and business software with, and why we chose them.',
    kicker: 'Technologies',
    heading: 'Proven tools, few of them, well kept',
    lead: 'We build with technology that many people know, that has been around and that will be maintained for years. That keeps your software repairable, by us or by somebody else.',
    picture: Signal,
    action: { label: 'Scope a project', wizardTitle: 'Project Scoping - Web project' },
    second: { label: 'Enterprise Solutions', href: '/enterprise-solutions' },
    getsHeading: 'What we build with',
    getsLead: 'For each part one first choice, so that the next person finds their way around.',
    gets: {
      'Pages and screens':
        'TypeScript and React. Public pages are rendered ahead of time, so they open fast on a phone in a parking lot.',
      Servers: 'Node.js with NestJS: one language from the screen to the database.',
      Data: 'PostgreSQL. Transactions where money or promises are involved, backups that have been restored.',
      'Live updates': 'Changes reach open screens without reloading, by web sockets.',
      Hosting: 'Containers on a provider of your choice, or on a machine in your own rack.',
      Quality: 'Automated tests, accessibility to WCAG 2.2 AA, and speed measured on a slow phone.',
    },
    stepsHeading: 'How we choose',
    steps: {
      'The problem first': 'Sometimes the answer is a form and a spreadsheet. Then we say so.',
      'Boring wins': 'New is not a reason. Known weaknesses beat unknown ones.',
      'No lock-in': 'Open source at the core, your data in formats that other programs read.',
      'Written down': 'Every project comes with a README that explains how to start and change it.',
    },
    questions: {
      'Do you work with WordPress or other systems?':
        'We maintain and repair what you have as long as it is sensible, and tell you when it is no longer.',
      'Can you take over software somebody else wrote?':
        'Often. We look at it for a fixed price first and tell you honestly whether to repair or to rebuild.',
      'Will our site be found and usable by everybody?':
        'Pages are readable without scripts, work by keyboard and screen reader, and carry proper titles and descriptions. Rankings nobody can promise.',
    },
    closingHeading: 'A website, a portal, a small tool',
    closing: 'Tell us what it should do and who will use it. We answer with questions, an approach and a price range.',
  },
});

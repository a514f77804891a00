import { Boat, brand, Rack } from '@portal/ui';
import { servicePages } from '../../kit/service-page.js';
import { Situations } from './situations.js';

const { claims } = brand;

export const pages = servicePages({
  '/about': {
    title: 'About us',
    description:
      'Who we are: a regional IT services and web operations company for small and medium businesses in Eastern North Carolina, with more than 15 years behind it.',
    kicker: 'About us',
    heading: 'Named after the sound, and about as calm',
    lead: `Pamlico IT Services works for small and medium businesses in Eastern North Carolina: on site here, remotely everywhere. ${claims.years} years, ${claims.projects} projects and ${claims.businesses} businesses later we still answer our own phone.`,
    picture: Boat,
    action: { label: 'Schedule Consultation' },
    second: { label: 'How we work: case studies', href: '/case-studies' },
    getsHeading: 'What you can count on',
    gets: {
      Local: 'We know the roads, the power company and the hurricane season.',
      Plain: 'No acronym without its meaning, no invoice without its reason.',
      Broad: 'Strategy, operations, hardware and software from one team, so that nobody points at somebody else.',
      Staying: `${claims.retention} of our clients stay. They may leave whenever they like; their data and documentation are theirs.`,
    },
    stepsHeading: 'How we work with you',
    steps: {
      'Ask first': 'Before we suggest anything, we want to know how your days go.',
      'Small steps': 'Each with a price and a result that you can see.',
      'Open books': 'Projects, tasks and invoices are in your portal, live.',
      Handover: 'Everything is written down as if somebody else had to take over tomorrow.',
    },
    questions: {
      'How small is too small?':
        'One person with a laptop and a deadline is a business. We have fitting offers from there up to a few hundred people.',
      'Do you only work in the region?': 'On site, yes. Remotely we work for businesses nationwide.',
      'When can I reach you?': `${brand.hours}, and at any hour in an emergency. E-mails are answered within 24 hours.`,
    },
    closingHeading: 'Come and meet us',
    closing: 'Half an hour, free of charge, about your business rather than ours.',
  },
  '/get-started': {
    title: 'Get started',
    description:
      'Three ways to begin: a free 30-minute consultation, an operations assessment, or an account in the client portal. No passwords, no obligation.',
    kicker: 'Get started',
    heading: 'The first step is a small one',
    lead: 'Tell us what you need, or create an account and look around. Both take two minutes, and nothing is signed.',
    picture: Boat,
    action: { label: 'Free 30-Minute Consultation' },
    second: { label: 'Create an account', href: '/auth' },
    getsHeading: 'Ways to begin',
    gets: {
      'With a question': 'The free consultation. For everything from “is this safe?” to “can you build that?”.',
      'With a check-up': 'The operations assessment: a list of what to fix, in order.',
      'With a plan': 'The strategy session: an hour about next year.',
      'With a repair': 'A service call, on site or remotely.',
    },
    stepsHeading: 'Your first weeks with us',
    steps: {
      'Day 1': 'You ask, we contact you within 24 hours.',
      'Week 1': 'We talk, and you get our advice and a price in writing.',
      'Week 2': 'If you say yes: inventory, access, first repairs.',
      'From then on': 'You see everything in your portal: requests, projects, invoices.',
    },
    questions: {
      'How do I sign in?':
        'With your e-mail address. We send a one-time link and a code; there is no password to remember or to lose.',
      'Do I have to sign a long contract?':
        'Not to begin. A consultation, an assessment or a single repair stands on its own.',
      'Can you take over from our present provider?':
        'Yes. We talk to them, take stock and plan the change so that your people hardly notice.',
    },
    closingHeading: 'Ready when you are',
    closing: 'Four short questions. The first answer comes within 24 hours.',
  },
  '/case-studies': {
    title: 'Case studies',
    description:
      'Three typical situations of small businesses in Eastern North Carolina, what the work looks like, and what changes afterwards.',
    kicker: 'Case studies',
    heading: 'What the work looks like',
    lead: 'We don’t publish clients’ names or numbers without their word. These are typical situations, told as examples: before, the work, after.',
    picture: Rack,
    action: { label: 'Tell us about yours' },
    second: { label: 'About us', href: '/about' },
    section: <Situations />,
    getsHeading: 'What good projects share',
    gets: {
      'One owner': 'A person at your side who decides, and one at ours who is responsible.',
      'A first result early': 'Something useful within weeks.',
      'Milestones you approve': 'Nothing is finished until you say so.',
      'An honest end': 'Documentation, training and a bill that matches the offer.',
    },
    stepsHeading: 'How a project runs',
    steps: {
      Understand: 'We watch the work being done today.',
      Propose: 'Options with prices, including doing nothing.',
      Build: 'In small steps that you can try out.',
      'Look after': 'We stay reachable, with agreed times.',
    },
    questions: {
      'Can I talk to one of your clients?': 'Ask us. When a client agrees, we put you in touch directly.',
      'Why are there no names and no percentages?':
        'Names belong to our clients, and one client’s percentage says little about yours. What we can promise you is on the page about service levels, and in your contract.',
      'My business isn’t like these.':
        'No two are. Tell us how a normal Tuesday goes, and we find the closest thing we have done.',
    },
    closingHeading: 'What does your Tuesday look like?',
    closing: 'Describe it. In half an hour we tell you which part could run by itself.',
  },
});

import { offeringLength, offeringPrice, offerings, requestTitleOf, type Offering } from '@portal/contracts';
import { Boat, brand, Signal } from '@portal/ui';
import { ConsultationForm } from '@portal/wizard';
import { FORM_ID } from '../../kit/actions.js';
import { servicePages } from '../../kit/service-page.js';
import { ChosenConsultation } from './chosen-consultation.js';
import { OfferingCards, offeringWizards } from './offering-cards.js';

const {
  general_consultation: free,
  strategy_consultation: strategy,
  project_scoping: scoping,
  emergency_assessment: emergency,
} = offerings;

const terms = (offering: Offering): string => `${offeringLength(offering)}, ${offeringPrice(offering).toLowerCase()}`;

export const pages = servicePages({
  '/schedule-strategy-session': {
    title: 'Strategy session',
    description: `An IT strategy session for owners and managers (${terms(strategy)}): where technology helps your business, where it costs too much, and what to do first.`,
    kicker: `${offeringPrice(strategy)}, ${offeringLength(strategy)}`,
    heading: 'An hour with the door closed',
    lead: 'For owners and managers who want to think about next year, not about the printer. We bring questions and experience; you bring the business.',
    picture: Signal,
    action: { label: 'Schedule a strategy session', wizardTitle: `Strategy Session - ${offeringLength(strategy)}` },
    second: { label: 'More on IT Strategy', href: '/it-strategy' },
    getsHeading: 'What the hour covers',
    gets: {
      'Where you are going': 'Growth, succession, a new location, fewer late nights.',
      'What holds you up': 'Systems, habits and contracts that cost more than they give.',
      'What it is worth': 'A first estimate of cost and return for the two or three ideas that matter.',
      'What comes first': 'One step for this month, whoever carries it out.',
    },
    stepsHeading: 'How to get the most from it',
    steps: {
      'Bring last year’s bills': 'Phones, internet, licenses, repairs. A rough sum is enough.',
      'Bring one annoyance': 'The thing everybody complains about.',
      'Bring one wish': 'What you would do if the computer just did it.',
      'Leave with notes': 'We write them during the hour and send them the same day.',
    },
    questions: {
      'Who will I talk to?': 'Somebody who plans and builds these things, not a salesperson.',
      'How is it different from the short consultation?': `That one takes ${offeringLength(free)} and is about a problem; this one is about a direction.`,
      'Is it the same as a strategy consultation?': `Yes, under its everyday name: ${terms(strategy)}, with a business assessment, a technology roadmap, a look at the return, and a plan for the first steps.`,
      'Do I have to buy anything afterwards?': 'No. The notes are yours, and another company can work from them.',
    },
    closingHeading: 'Put an hour aside',
    closing: 'We contact you within 24 hours with times to choose from.',
  },
  '/book-consultation': {
    title: 'Book a consultation',
    description: `Choose a strategy consultation (${terms(strategy)}), project scoping (${terms(scoping)}) or an emergency assessment (24/7), and book it in four questions.`,
    services: [
      { name: strategy.title, description: strategy.what.join(', '), price: strategy.price_cents / 100 },
      { name: scoping.title, description: scoping.what.join(', '), price: scoping.price_cents / 100 },
      { name: emergency.title, description: emergency.what.join(', ') },
    ],
    kicker: 'Consultations',
    heading: 'Choose how we should begin',
    lead: 'Pick the conversation that fits and answer four questions. If you aren’t sure, take the free half hour; we sort it out together.',
    picture: Boat,
    action: { label: 'Book a consultation' },
    second: { label: 'Which one fits?', href: '/consultation-help' },
    form: <ChosenConsultation />,
    section: <OfferingCards />,
    getsHeading: 'What every consultation has in common',
    gets: {
      'A person who prepared': 'Somebody has read what you wrote and looked at your website before the call.',
      'A calendar invite': 'We contact you within 24 hours and agree on a time.',
      'Advice in writing': 'A short e-mail afterwards: what we heard, what we suggest, what it would cost.',
      'No obligation': 'Nothing is ordered by talking to us.',
    },
    stepsHeading: 'How booking works',
    steps: {
      'Four questions': 'Name, phone, e-mail, and what you need.',
      'We reply': 'Within 24 hours, often on the same day.',
      'We meet': 'By phone, by video, or at your place.',
      'You decide': 'With our notes in hand.',
    },
    questions: {
      [`Why does project scoping cost ${offeringPrice(scoping)}?`]:
        'It is work that you can keep: requirements, specifications, a timeline and an estimate that any developer can use.',
      'When do I pay for it?':
        'Not here. We confirm the price when we agree on the appointment, and nothing is due before you have said yes.',
      'Who should be in the call?':
        'Whoever decides, and whoever does the work today. Two people are often better than five.',
      'I chose the wrong one. What now?': 'Nothing is lost. Tell us when we call, and we change it.',
    },
    closingHeading: 'Still wondering which one?',
    closing: 'The free 30-minute consultation fits every question. We point you on from there.',
    furtherWizards: offeringWizards,
  },
  '/schedule-consultation': {
    title: 'Schedule a consultation',
    description:
      'Free 30-minute IT consultation for small and medium businesses in Eastern North Carolina. Same-day consultation, answer within 24 hours.',
    services: [
      { name: 'Free 30-minute IT consultation', description: free.what.join(', '), price: free.price_cents / 100 },
    ],
    kicker: `${offeringPrice(free)}, ${offeringLength(free)}`,
    heading: 'Half an hour that saves you a few',
    lead: 'Describe what slows you down or what you would like to build. You get an honest opinion, a rough price and the next step.',
    picture: Boat,
    action: { label: 'Schedule Consultation' },
    form: <ConsultationForm id={FORM_ID} title={`Schedule a consultation: ${requestTitleOf(free)}`} />,
    second: { label: `Call ${brand.phone.shown}`, href: brand.phone.link },
    getsHeading: 'Good topics for half an hour',
    gets: {
      'It keeps breaking': 'The same trouble every month, and nobody finds out why.',
      'We are growing': 'A second location, five new people, a bigger warehouse.',
      'Are we safe?': 'Backups, passwords, insurance questionnaires.',
      'Could software do this?': 'The weekly report, the double entry, the whiteboard.',
    },
    stepsHeading: 'What happens after you ask',
    steps: {
      'A confirmation': 'By e-mail, with a reference and a link to follow your request.',
      'A person writes': 'Within 24 hours, with times to choose from and a calendar invite.',
      'We talk': `${offeringLength(free)}, on the phone or by video.`,
      'You have it in writing': 'Our advice in a short e-mail, free of charge.',
    },
    questions: {
      'Is it really free?': 'Yes. If it leads to work, that work has a price which you approve first.',
      'Do I have to prepare anything?':
        'No. If a message on the screen or a bill is part of the question, keep it at hand.',
      'Can it be today?': 'Often. Ask before noon on a weekday, or call.',
      'Do I need an account?':
        'No. One is made for you with the request; a link by e-mail opens it. There are no passwords.',
    },
    closingHeading: 'What is on your mind?',
    closing: 'Write it as you would tell a neighbor. We do the translating.',
  },
  '/consultation-help': {
    title: 'Consultation help',
    description:
      'Which consultation fits, how to prepare, how to follow or change your request, and how to sign in without a password.',
    kicker: 'Help',
    heading: 'Everything about asking us',
    lead: 'Which consultation fits, how to prepare, and what happens to what you write.',
    picture: Signal,
    action: { label: 'Schedule Consultation' },
    second: { label: 'Compare consultations', href: '/book-consultation' },
    getsHeading: 'Which one fits?',
    gets: {
      'A problem or a question': `The free consultation of ${offeringLength(free)}.`,
      'A direction': `The strategy consultation: ${terms(strategy)}.`,
      'A project to build': `Project scoping: ${terms(scoping)}.`,
      'A standstill': `The emergency assessment, at any hour. Calling ${brand.phone.shown} is quickest.`,
    },
    stepsHeading: 'Following your request',
    steps: {
      'Find the e-mail': 'The confirmation carries your reference and a sign-in link. Look in the junk folder, too.',
      'Open the link': 'It shows whose account it is; one click signs you in.',
      'See the status': 'Under My Consultations, live: pending, in progress, scheduled, completed.',
      'Change or cancel':
        'While a request is pending you can edit it; you can cancel it at any time before it is completed.',
    },
    questions: {
      'The sign-in link has expired.':
        'Links last 10 minutes and work once. Open it anyway: the page offers to send a new one. Or enter your e-mail address at Sign In.',
      'I haven’t heard from you.': `If 24 hours have passed, something went wrong on our side. Please call ${brand.phone.shown} or write to ${brand.email}.`,
      'Where do I enter my password?':
        'Nowhere. There are no passwords; each sign-in is a one-time link or a 6-digit code by e-mail.',
      'What do you do with what I write?':
        'We use it to answer you. It isn’t sold or passed on. Details are in the privacy policy.',
    },
    closingHeading: 'Still stuck?',
    closing: 'Call or write. A person answers.',
  },
});

import { offerings, requestTitleOf } from '@portal/contracts';
import { Boat, brand, BrokenSignal, Rack, Signal } from '@portal/ui';
import { servicePages } from '../../kit/service-page.js';
import { firstResponseTo, ServiceLevels } from './service-levels.js';

export const pages = servicePages({
  '/schedule-service-call': {
    title: 'Schedule a service call',
    description:
      'Request an on-site or remote service call in Eastern North Carolina: tell us what is wrong, and we arrange a time within 24 hours.',
    kicker: 'Support & Services',
    heading: 'A visit, at a time that suits you',
    lead: 'For things that are broken, slow or new but not on fire. Four short questions, then we agree on a time by e-mail or phone.',
    picture: Boat,
    action: { label: 'Schedule Service Call', wizardTitle: 'Service Call - On site or remote' },
    second: { label: 'It is an emergency', href: '/emergency-support' },
    ticket: { label: 'Open a ticket for a visit', href: '/customer/support?new=visit' },
    getsHeading: 'Before, during and after',
    gets: {
      'An appointment, not a window': 'A time with a calendar invite, and a call if we run late.',
      'Somebody prepared': 'The technician has read what you wrote and brings the likely parts.',
      'A clear price': 'You know the rate before the visit, and hear first if it will take longer.',
      'A short report': 'What we found, what we did, what to watch.',
    },
    stepsHeading: 'How to book',
    steps: {
      'Describe it': 'What should happen, what happens instead, and since when.',
      'We answer': 'Within 24 hours, usually with a first thing to try.',
      'We agree on a time': 'On site Monday to Friday, 8 a.m. to 6 p.m.; remote work at other hours, too.',
      'It works again': 'And you can follow the request in your portal.',
    },
    questions: {
      'Should I try restarting it?':
        'Yes, once. If the same thing comes back, leave it as it is: the traces help us to find the cause.',
      'Can you help remotely right away?':
        'Often. With your permission we share the screen; you see everything we do and can end it at any moment.',
      'Do you come on weekends?':
        'Visits are Monday to Friday, 8 a.m. to 6 p.m. If something can’t wait until then, it is an emergency, and we answer at any hour.',
      'I am not a customer yet. Can I book?':
        'Yes. You get an account with the request, and a link by e-mail to follow it. There is no password to invent.',
    },
    closingHeading: 'What should we look at?',
    closing: 'Tell us in your own words. Photos can follow later.',
  },
  '/emergency-support': {
    title: 'Emergency support',
    description:
      'Server down, ransomware, storm damage: 24/7 emergency IT support for businesses in Eastern North Carolina. Call now.',
    kicker: 'Available 24/7',
    heading: 'Something is down. Call us.',
    lead: 'Server gone, files locked, water in the office, nobody can sign in: at any hour a person answers and starts working on it. The form reaches the same people, but a call is answered first.',
    picture: BrokenSignal,
    callFirst: true,
    action: {
      label: 'Request an emergency assessment',
      wizardTitle: requestTitleOf(offerings.emergency_assessment),
    },
    ticket: { label: 'Open an urgent ticket', href: '/customer/support?new=emergency' },
    getsHeading: 'What we do first',
    gets: {
      'Rapid response': 'One person takes the lead and stays on the line until you know what happens next.',
      'Issue diagnosis': 'What is affected, what is safe, what must be switched off now.',
      'Recovery planning': 'Which part comes back first, from which backup, and how long that takes.',
      'Prevention strategy': 'Afterwards: how it happened and what makes it less likely.',
    },
    stepsHeading: 'Until we are there',
    steps: {
      Stop: 'If files turn unreadable or strange messages appear, unplug the network cable and turn Wi-Fi off. Leave the machine on.',
      'Don’t pay, don’t reply': 'Not before we have talked. Take a photo of the message.',
      'Keep people informed': 'Tell colleagues not to sign in or open mail on that network.',
      'Write down the time': 'When it began, who noticed, what was done since.',
    },
    questions: {
      'What does emergency help cost?':
        'It depends on the hour and the damage. You hear the rate on the phone before we start.',
      'Do you help businesses that aren’t clients?':
        'Yes. Existing clients’ emergencies come first if two happen at once; we tell you if that is so.',
      'A hurricane is on its way. What now?':
        'Call early. We check backups, take copies off site and agree on what is shut down when, while there is power.',
    },
    closingHeading: 'Not sure whether it is an emergency?',
    closing: 'Call anyway. Saying “this can wait until tomorrow” is part of the service.',
  },
  '/operations-assessment': {
    title: 'Operations assessment',
    description:
      'A plain check of backups, security, equipment and costs for small businesses in Eastern North Carolina, with a list of what to fix first.',
    kicker: 'Support & Services',
    heading: 'Find out where you stand',
    lead: 'A check-up of everything your business runs on: backups, security, equipment, contracts and costs. You get a list in order of importance, whether or not we do the work.',
    picture: Rack,
    action: { label: 'Request an assessment', wizardTitle: 'Operations Assessment - Where we stand' },
    second: { label: 'IT Operations', href: '/it-operations' },
    getsHeading: 'What we look at',
    gets: {
      Backups: 'What is copied, where to, how old it is, and whether it can be restored.',
      Accounts: 'Who can sign in to what, and who shouldn’t any longer.',
      Equipment: 'Age, warranty and updates of every machine that matters.',
      Network: 'Firewall, Wi-Fi, guests, remote access.',
      'Software and licenses': 'What you pay for, what is used, what overlaps.',
      'Bad days': 'What stops, and for how long, if the internet, a server or a person is missing.',
    },
    stepsHeading: 'How it runs',
    steps: {
      'A call': 'Half an hour to agree on what is looked at and what it costs.',
      'A visit': 'Or remote access, while your people go on working.',
      'The list': 'Each finding with its risk, the effort to fix it and a price.',
      'A conversation': 'We go through it together and answer questions.',
    },
    questions: {
      'Will it interrupt our work?': 'Hardly. We look and measure; nothing is changed without your word.',
      'Our provider does a good job. Is a check still useful?':
        'A second pair of eyes is normal in bookkeeping, too. If all is well, the list is short.',
      'Who sees the results?': 'You and the people you name. They are kept as carefully as everything else of yours.',
    },
    closingHeading: 'A list beats a hunch',
    closing: 'Ask for an assessment, and know what to fix first.',
  },
  '/service-levels': {
    title: 'Service levels',
    description: `How quickly we respond and resolve: urgent problems within ${firstResponseTo('urgent')} around the clock, everything else by business hours, Monday to Friday, 8 to 6.`,
    kicker: 'Support & Services',
    heading: 'How fast is fast, in numbers',
    lead: 'A promise without a number is a mood. These are ours for support requests of clients under contract.',
    picture: Signal,
    action: { label: 'Talk about a contract' },
    second: { label: 'Emergency Support', href: '/emergency-support' },
    section: <ServiceLevels />,
    getsHeading: 'What stands behind them',
    gets: {
      'In your contract': 'The times stand in what you sign, so that you can hold us to them.',
      'Waiting doesn’t count': 'While we wait for you or for a part, the clock stands still, and we tell you so.',
      'You set the urgency': 'You know best what is stopped. If we see it differently, we talk.',
      'Asked and answered': 'Ask how often we kept the times: you get the figure, also when it is a bad one.',
    },
    stepsHeading: 'How times are counted',
    steps: {
      'Business hours': 'Monday to Friday, 8 a.m. to 6 p.m. Eastern, except federal holidays.',
      'A business day': 'Ten business hours.',
      'First response': 'A person who has read your request, not an automatic mail.',
      Resolution: 'You can work again; a lasting repair may follow.',
    },
    questions: {
      'What if you miss a time?':
        'We tell you before it happens when we see it coming, with the reason and the next step. What a contract grants beyond that is written in it.',
      'How do I make a request urgent?': `Call ${brand.phone.shown} when everybody is stopped: a call is answered first. In an e-mail, say in the subject what stands still.`,
      'Does the clock run at night?':
        'For urgent requests, yes, around the clock. For the others it runs during business hours and rests on weekends and federal holidays.',
      'Do visitors without a contract get help?':
        'Yes. You hear from us within 24 hours; emergencies are taken at any hour.',
    },
    closingHeading: 'Which level fits?',
    closing: 'Tell us what an hour of standstill costs you. The rest follows from that.',
  },
});

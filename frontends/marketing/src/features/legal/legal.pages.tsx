import { brand } from '@portal/ui';
import { textPages } from '../../kit/text-page.js';

export const pages = textPages({
  '/privacy-policy': {
    title: 'Privacy policy',
    description:
      'Which data of yours this site and the client portal store, why, for how long, who sees it, and how to have it corrected or deleted.',
    lead: 'What we store about you, why, for how long, and how to have it corrected or deleted. In effect since November 2026.',
    questions: {
      'Does this site track me?':
        'No. There are no advertisements, no analytics of other companies, and nothing is loaded from elsewhere.',
      'I only asked for a consultation. What do you keep?':
        'Your answers to the four questions and an account that belongs to your e-mail address, so that you can follow the request. Ask, and we delete both.',
      'Do you sell or share addresses?':
        'No. Mail servers deliver our e-mails, on our instructions; nobody else gets your address from us.',
    },
    parts: {
      'What we store': (
        <ul>
          <li>What you tell us in a request: name, e-mail address, phone number, company, and what you need.</li>
          <li>Your account: profile, time zone, the company you belong to, and when you last signed in.</li>
          <li>Work we do for you: consultations, and later projects, tasks, files and invoices.</li>
          <li>
            For security: the network addresses and browsers that sessions were opened from, and the network address
            that an offer was accepted or a document signed from.
          </li>
          <li>Error reports that you send: the page, your browser, and what went wrong.</li>
        </ul>
      ),
      'What for':
        'To answer you, to do the work you order, to send the e-mails that belong to it, and to protect accounts. We don’t sell data, show advertisements or build profiles.',
      'Cookies and storage':
        'One cookie keeps you signed in; a second one, without any secret, tells the page that you are. Your choice of light or dark stays in your browser, and so do notes about pages that failed, until you send them as a report. There are no tracking cookies and no scripts from other companies.',
      'Who sees it':
        'Our staff, as far as their work needs it, and the people of your own company whom you or we gave access. Providers who run servers or deliver mail for us act on our instructions.',
      'How long':
        'Deleted records can be restored for 30 days and are then removed. What tax law asks us to keep is kept as long as it asks, with names replaced where possible. Signing in leaves traces for 30 days.',
      'Your rights': (
        <p>
          You may see, correct, export or delete what we store about you. Write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> or call <a href={brand.phone.link}>{brand.phone.shown}</a>
          ; you get an answer within 24 hours.
        </p>
      ),
      Changes: 'When this page changes in a way that matters to you, we tell you by e-mail before it takes effect.',
    },
  },
  '/terms-of-service': {
    title: 'Terms of service',
    description:
      'The rules for using this site and the client portal, in plain words: accounts, consultations, your data, availability, liability and the law.',
    lead: 'The rules for using this site and the client portal. Work we do for you is agreed in a separate contract. In effect since November 2026.',
    questions: {
      'Did I order something by asking for a consultation?':
        'No. A request is free and binds nobody. Work begins when you have approved a price in writing.',
      'How do I close my account?':
        'Write to us from its e-mail address. We close it, and delete what no law asks us to keep.',
    },
    parts: {
      'Who we are': `${brand.name} is a regional IT services and web operations company in ${brand.region}. “You” are the visitor or the business on whose behalf you act.`,
      Accounts:
        'An account is made when you ask for a consultation or open a sign-in link. It belongs to the e-mail address; whoever reads that mailbox can sign in, so protect it. Tell us at once if somebody else may have access.',
      Consultations:
        'A request is free and binds nobody. Where a consultation has a price, the price is shown beside it and confirmed before the appointment.',
      'Your data':
        'What you give us stays yours. We use it to do what you asked for, as the privacy policy says, and return it when you leave.',
      'Fair use':
        'Don’t try to break in, overload the service, or upload what is unlawful or harmful. We may suspend an account that does, and say why.',
      Availability:
        'We aim for a site that is always there, and announce maintenance. Response times for support are those on the service levels page, for clients under contract.',
      Liability:
        'We stand in for damage we cause on purpose or by gross negligence. Beyond that, liability for the free use of this site is limited as far as the law allows; contracts have their own rules.',
      Law: 'The law of the State of North Carolina applies. If one sentence of these terms is void, the others remain.',
      Questions: (
        <p>
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We explain any sentence on this page in plain
          words.
        </p>
      ),
    },
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How this site is made usable for everybody: WCAG 2.2 AA, keyboard, screen readers, contrast, reduced motion, and how to report a barrier.',
    lead: 'This site and the client portal are meant for everybody. Our measure is WCAG 2.2, level AA.',
    questions: {
      'Can I ask for a consultation without the form?':
        'Yes. Call or write, and we ask the same four questions ourselves.',
      'Which browsers and screen readers work?':
        'Any current browser, with the screen reader that comes with your system or another one. The public pages also work in browsers without JavaScript.',
    },
    parts: {
      'What we do': (
        <ul>
          <li>Every page works by keyboard alone, with a visible focus and a link to skip to the content.</li>
          <li>Headings, lists, labels and messages are marked up, so that screen readers can announce them.</li>
          <li>Text has a contrast of at least 4.5 to 1, in light and in dark.</li>
          <li>Nothing is told by color alone: a status is a word.</li>
          <li>Pages can be enlarged and read on a screen 360 pixels wide.</li>
          <li>Animation is short, and absent when your device asks for reduced motion.</li>
          <li>Public pages can be read without JavaScript.</li>
        </ul>
      ),
      'How we check':
        'An automated checker runs on every screen, in light and in dark, before each release. Journeys are also walked by keyboard.',
      'What may be missing':
        'Documents that others upload may lack structure. If one is a barrier, ask us for another form.',
      'Tell us': (
        <p>
          Did something stop you? Call <a href={brand.phone.link}>{brand.phone.shown}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> and say which page it was. You get an answer within 24
          hours, and what you needed in another way meanwhile.
        </p>
      ),
    },
  },
});

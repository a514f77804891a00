import { brand } from '@portal/ui';
import { TextPage } from '../../kit/text-page.js';

/** /privacy-policy */
export function PrivacyPolicyPage() {
  return (
    <TextPage
      meta={{
        title: 'Privacy policy',
        description:
          'Which data of yours this site and the client portal store, why, for how long, who sees it, and how to have it corrected or deleted.',
      }}
      heading="Privacy policy"
      lead="What we store about you, why, for how long, and how to have it corrected or deleted. In effect since November 2026."
      questions={[
        {
          question: 'Does this site track me?',
          answer:
            'No. There are no advertisements, no analytics of other companies, and nothing is loaded from elsewhere.',
        },
        {
          question: 'I only asked for a consultation. What do you keep?',
          answer:
            'Your answers to the four questions and an account that belongs to your e-mail address, so that you can follow the request. Ask, and we delete both.',
        },
        {
          question: 'Do you sell or share addresses?',
          answer: 'No. Mail servers deliver our e-mails, on our instructions; nobody else gets your address from us.',
        },
      ]}
      parts={[
        {
          title: 'What we store',
          text: (
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
        },
        {
          title: 'What for',
          text: 'To answer you, to do the work you order, to send the e-mails that belong to it, and to protect accounts. We don’t sell data, show advertisements or build profiles.',
        },
        {
          title: 'Cookies and storage',
          text: 'One cookie keeps you signed in; a second one, without any secret, tells the page that you are. Your choice of light or dark stays in your browser, and so do notes about pages that failed, until you send them as a report. There are no tracking cookies and no scripts from other companies.',
        },
        {
          title: 'Who sees it',
          text: 'Our staff, as far as their work needs it, and the people of your own company whom you or we gave access. Providers who run servers or deliver mail for us act on our instructions.',
        },
        {
          title: 'How long',
          text: 'Deleted records can be restored for 30 days and are then removed. What tax law asks us to keep is kept as long as it asks, with names replaced where possible. Signing in leaves traces for 30 days.',
        },
        {
          title: 'Your rights',
          text: (
            <p>
              You may see, correct, export or delete what we store about you. Write to{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{' '}
              <a href={brand.phone.link}>{brand.phone.shown}</a>; you get an answer within 24 hours.
            </p>
          ),
        },
        {
          title: 'Changes',
          text: 'When this page changes in a way that matters to you, we tell you by e-mail before it takes effect.',
        },
      ]}
    />
  );
}

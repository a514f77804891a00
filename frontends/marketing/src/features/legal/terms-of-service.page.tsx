import { brand } from '@portal/ui';
import { TextPage } from '../../kit/text-page.js';

/** /terms-of-service */
export function TermsOfServicePage() {
  return (
    <TextPage
      meta={{
        title: 'Terms of service',
        description:
          'The rules for using this site and the client portal, in plain words: accounts, consultations, your data, availability, liability and the law.',
      }}
      heading="Terms of service"
      lead="The rules for using this site and the client portal. Work we do for you is agreed in a separate contract. In effect since November 2026."
      questions={[
        {
          question: 'Did I order something by asking for a consultation?',
          answer: 'No. A request is free and binds nobody. Work begins when you have approved a price in writing.',
        },
        {
          question: 'How do I close my account?',
          answer: 'Write to us from its e-mail address. We close it, and delete what no law asks us to keep.',
        },
      ]}
      parts={[
        {
          title: 'Who we are',
          text: `${brand.name} is a regional IT services and web operations company in ${brand.region}. “You” are the visitor or the business on whose behalf you act.`,
        },
        {
          title: 'Accounts',
          text: 'An account is made when you ask for a consultation or open a sign-in link. It belongs to the e-mail address; whoever reads that mailbox can sign in, so protect it. Tell us at once if somebody else may have access.',
        },
        {
          title: 'Consultations',
          text: 'A request is free and binds nobody. Where a consultation has a price, the price is shown beside it and confirmed before the appointment.',
        },
        {
          title: 'Your data',
          text: 'What you give us stays yours. We use it to do what you asked for, as the privacy policy says, and return it when you leave.',
        },
        {
          title: 'Fair use',
          text: 'Don’t try to break in, overload the service, or upload what is unlawful or harmful. We may suspend an account that does, and say why.',
        },
        {
          title: 'Availability',
          text: 'We aim for a site that is always there, and announce maintenance. Response times for support are those on the service levels page, for clients under contract.',
        },
        {
          title: 'Liability',
          text: 'We stand in for damage we cause on purpose or by gross negligence. Beyond that, liability for the free use of this site is limited as far as the law allows; contracts have their own rules.',
        },
        {
          title: 'Law',
          text: 'The law of the State of North Carolina applies. If one sentence of these terms is void, the others remain.',
        },
        {
          title: 'Questions',
          text: (
            <p>
              Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>. We explain any sentence on this page in
              plain words.
            </p>
          ),
        },
      ]}
    />
  );
}

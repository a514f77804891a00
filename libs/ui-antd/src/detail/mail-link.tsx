import { Fragment } from 'react';

interface EmailProps {
  email: string;
}

/** An e-mail address as text; where it is too long for its line, it breaks behind its signs. */
export const EmailText = ({ email }: EmailProps) => (
  <span>
    {email.split(/(?<=[@.])/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </span>
);

/** An e-mail address to write to. */
export const MailLink = ({ email }: EmailProps) => (
  <a href={`mailto:${email}`} aria-label={email}>
    <EmailText email={email} />
  </a>
);

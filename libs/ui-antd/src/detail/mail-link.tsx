import { Fragment } from 'react';

/** An e-mail address to write to; where it is too long for its line, it breaks behind its signs. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} aria-label={email}>
    {email.split(/(?<=[@.])/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </a>
);

import { brand } from '@portal/contracts';
import { useRequestMagicLink, useSession } from '@portal/data-access';
import { Tabs } from '@portal/ui';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { PageSpinner } from '../layout/page-spinner.js';
import styles from './auth.module.css';
import { CardPage } from './card-page.js';
import { CheckEmail, type SentLink } from './check-email.js';
import { EmailForm } from './email-form.js';
import { useInvitedAddress, useReturnTo, useSessionEndedHere } from './return-to.js';

/** Signing in and signing up, both by a one-time link (specification, section 2). */
export function AuthPage() {
  const { status } = useSession();
  const returnTo = useReturnTo();
  const address = useInvitedAddress();
  const sessionEnded = useSessionEndedHere();
  const [sent, setSent] = useState<SentLink | null>(null);
  const { mutateAsync: request } = useRequestMagicLink();
  const sendAgain = async (email: string): Promise<void> => {
    const { request_id } = await request({ email, site: brand.name, return_to: returnTo });
    setSent({ email, requestId: request_id });
  };
  if (status === 'loading') return <PageSpinner />;
  if (status === 'signed_in') return <Navigate replace to={returnTo} />;
  return (
    <CardPage title="Sign in" hasSecret={false}>
      {sent ? (
        <CheckEmail
          sent={sent}
          returnTo={returnTo}
          onSendAgain={() => sendAgain(sent.email)}
          onChangeEmail={() => setSent(null)}
        />
      ) : (
        <>
          <h1 className={styles.title}>Welcome</h1>
          {sessionEnded && <p role="status">Your session has ended. Sign in to go on where you were.</p>}
          <p className={styles.lead}>No password needed. We e-mail you a link that signs you in.</p>
          <Tabs
            label="Sign in or sign up"
            tabs={[
              {
                id: 'sign-in',
                label: 'Sign In',
                panel: (
                  <EmailForm key="in" action="Send Magic Link" returnTo={returnTo} address={address} onSent={setSent} />
                ),
              },
              {
                id: 'sign-up',
                label: 'Sign Up',
                panel: (
                  <EmailForm
                    key="up"
                    action="Create Account"
                    returnTo={returnTo}
                    onSent={setSent}
                    note="New users are created automatically when the link is clicked."
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </CardPage>
  );
}

import { notificationCategoryNames, type MailChoice } from '@portal/contracts';
import { ApiError, useMailChoice } from '@portal/data-access';
import { brand, Button, LinkButton, Skeleton } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import styles from '../auth/auth.module.css';
import { CardPage, Refusal } from '../auth/card-page.js';
import { profile } from '../frame/menus/account-links.js';

/** Where the unsubscribe link of a mail leads: one click switches such mail off, another takes it back (decisions 6.17). */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const { mutate, error, isPending } = useMailChoice();
  const [choice, setChoice] = useState<MailChoice>();
  const load = useCallback(() => mutate({ token }, { onSuccess: setChoice }), [mutate, token]);
  useEffect(load, [load]);
  const choose = (preferences: MailChoice['preferences']) => mutate({ token, preferences }, { onSuccess: setChoice });
  return (
    <CardPage title="Unsubscribe">
      <meta name="robots" content="noindex" />
      {choice ? (
        <>
          <Choice
            choice={choice}
            isBusy={isPending}
            onOff={() => choose(choice.preferences.map(({ category }) => ({ category, email: 'off' })))}
            onBack={() => choose(choice.before)}
          />
          <Refusal text={error?.message} />
        </>
      ) : error ? (
        <Refused error={error} onRetry={load} />
      ) : (
        <Skeleton rows={4} height={32} />
      )}
    </CardPage>
  );
}

interface ChoiceProps {
  choice: MailChoice;
  isBusy: boolean;
  onOff: () => void;
  onBack: () => void;
}

function Choice({ choice, isBusy, onOff, onBack }: ChoiceProps) {
  const isOff = choice.preferences.every(({ email }) => email === 'off');
  const about = new Intl.ListFormat('en-US').format(
    choice.preferences.map(({ category }) => notificationCategoryNames[category].toLowerCase()),
  );
  return (
    <>
      <h1 className={styles.title}>{isOff ? 'You are unsubscribed' : 'Unsubscribe?'}</h1>
      <p className={styles.lead} role="status">
        {isOff ? (
          <>
            <strong>{choice.address}</strong> gets no more mail about {about}. It is all kept in the inbox of the
            portal.
          </>
        ) : (
          <>
            <strong>{choice.address}</strong> gets mail about {about}.
          </>
        )}
      </p>
      {isOff ? (
        <Button size="large" wide busy={isBusy} onClick={onBack}>
          Undo, send it again
        </Button>
      ) : (
        <Button variant="primary" size="large" wide busy={isBusy} onClick={onOff}>
          Stop this mail
        </Button>
      )}
      <p className={styles.note}>
        Mail about the security of your account always comes. <a href={profile}>Choose everything on your profile</a>
      </p>
    </>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <>
        <h1 className={styles.title}>This link is not valid</h1>
        <p className={styles.lead}>
          It may have been cut off in the e-mail. Open it there once more, or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
        <LinkButton size="large" wide href="/">
          Go to the home page
        </LinkButton>
      </>
    );
  return (
    <>
      <h1 className={styles.title}>This didn’t load</h1>
      <Refusal text={error.message} />
      <Button size="large" wide onClick={onRetry}>
        Try Again
      </Button>
    </>
  );
}

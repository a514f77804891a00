import { messages, type MailTiming, type NotificationCategory, type NotificationPreference } from '@portal/contracts';
import { preferencesQuery, useUpdatePreferences } from '@portal/data-access';
import { ErrorState, Skeleton, useActionToasts } from '@portal/ui';
import { Card } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import './notification-preferences.css';

/** When mail of each category is sent; in-app notifications are always stored (decisions, section 6). */
export function NotificationPreferences() {
  const { data, error, refetch } = useQuery(preferencesQuery);
  if (error && !data)
    return <ErrorState title="Your choices could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  return (
    <Card>
      <p className="preferences__intro">
        Everything is kept behind the bell. Here you choose what also comes to you by e-mail.
      </p>
      {data ? (
        <ul className="preferences">
          {data.preferences.map((preference) => (
            <Preference key={preference.category} preference={preference} />
          ))}
        </ul>
      ) : (
        <Skeleton rows={6} height={36} />
      )}
    </Card>
  );
}

function Preference({ preference: { category, email, locked } }: { preference: NotificationPreference }) {
  const { title, text } = categoryLabels[category];
  const update = useUpdatePreferences();
  const toasts = useActionToasts({ short: messages.success.profileUpdated, failure: messages.failure.profileUpdate });
  return (
    <li className="preference">
      <div className="preference__words">
        <strong id={`preference-${category}`}>{title}</strong>
        <p className="preference__text">{text}</p>
      </div>
      {locked ? (
        <span className="preference__locked">{timingLabels[email]}, always</span>
      ) : (
        <Select<MailTiming>
          aria-labelledby={`preference-${category}`}
          className="preference__choice"
          value={update.isPending ? (update.variables.preferences[0]?.email ?? email) : email}
          options={timings}
          loading={update.isPending}
          onChange={(chosen) => update.mutate({ preferences: [{ category, email: chosen }] }, toasts)}
        />
      )}
    </li>
  );
}

const timingLabels: Readonly<Record<MailTiming, string>> = {
  at_once: 'At once',
  daily: 'Once a day, together',
  off: 'No e-mail',
};

const timings = (Object.entries(timingLabels) as [MailTiming, string][]).map(([value, label]) => ({ value, label }));

const categoryLabels: Readonly<Record<NotificationCategory, { title: string; text: string }>> = {
  security: { title: 'Security', text: 'A sign-in from a new browser, and another role of your account.' },
  approvals: { title: 'Approvals', text: 'Milestones and documents that wait for your yes.' },
  projects: { title: 'Projects', text: 'What moves in your projects: tasks, milestones, comments.' },
  mentions: { title: 'Mentions', text: 'Somebody names you or gives you a task.' },
  consultations: { title: 'Consultations', text: 'Answers to your requests.' },
  meetings: { title: 'Meetings', text: 'Invitations, changes and reminders.' },
  tickets: { title: 'Support', text: 'Answers to your support tickets.' },
  billing: { title: 'Billing', text: 'Invoices, payments and receipts.' },
};

import {
  type MailTiming,
  mailTimingsOf,
  messages,
  type NotificationCategory,
  notificationCategoryNames,
  type NotificationPreference,
} from '@portal/contracts';
import { preferencesQuery, useUpdatePreferences } from '@portal/data-access';
import { ErrorState, Skeleton, useActionToasts } from '@portal/ui';
import { Card } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import './notification-preferences.css';
import { QuietHoursForm } from './quiet-hours.form.js';

/** What comes by mail of each category and when, and the hours in which nothing does (decisions 6.15). */
export function NotificationPreferences() {
  const { data, error, refetch } = useQuery(preferencesQuery);
  if (error && !data)
    return <ErrorState title="Your choices could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  return (
    <Card>
      <p className="measure mb-8 muted">
        Everything is kept in your <a href="/notifications">inbox</a>. Here you choose what also comes to you by e-mail,
        and what browsers show that you add below.
      </p>
      {data ? (
        <>
          <ul className="preferences stack">
            {data.preferences.map((preference) => (
              <Preference key={preference.category} preference={preference} />
            ))}
          </ul>
          <QuietHoursForm quietHours={data.quiet_hours} timeZone={data.time_zone} />
        </>
      ) : (
        <Skeleton rows={8} height={36} />
      )}
    </Card>
  );
}

function Preference({ preference: { category, email, push, locked } }: { preference: NotificationPreference }) {
  const [title, text] = [notificationCategoryNames[category], categoryTexts[category]];
  const update = useUpdatePreferences();
  const toasts = useActionToasts({ short: messages.success.profileUpdated, failure: messages.failure.profileUpdate });
  return (
    <li className="preference row wrap between divided">
      <div className="preference__words">
        <strong id={`preference-${category}`}>{title}</strong>
        <p className="muted small">{text}</p>
      </div>
      {locked ? (
        <span className="preference__locked muted small">{timingLabels[email]}, always</span>
      ) : (
        <div className="preference__channels row gap-12">
          <Checkbox
            aria-label={`${title} in browsers`}
            checked={push === 'at_once'}
            disabled={update.isPending}
            onChange={({ target }) =>
              update.mutate({ preferences: [{ category, push: target.checked ? 'at_once' : 'off' }] }, toasts)
            }
          >
            Browser
          </Checkbox>
          <Select<MailTiming>
            aria-labelledby={`preference-${category}`}
            className="preference__choice"
            value={update.isPending ? (update.variables.preferences?.[0]?.email ?? email) : email}
            options={mailTimingsOf(category).map((value) => ({ value, label: timingLabels[value] }))}
            loading={update.isPending}
            onChange={(chosen) => update.mutate({ preferences: [{ category, email: chosen }] }, toasts)}
          />
        </div>
      )}
    </li>
  );
}

const timingLabels: Readonly<Record<MailTiming, string>> = {
  at_once: 'At once',
  hourly: 'Once an hour, together',
  daily: 'At 8 a.m., together',
  off: 'No e-mail',
};

const categoryTexts: Readonly<Record<NotificationCategory, string>> = {
  security: 'Sign-ins from a new browser, and changes of your account.',
  approvals: 'Milestones and documents that wait for your yes.',
  projects: 'What moves in your projects: tasks, milestones, comments.',
  mentions: 'Somebody names you or gives you a task.',
  consultations: 'Answers to your requests.',
  meetings: 'Invitations, changes and reminders.',
  tickets: 'Answers to your support tickets.',
  billing: 'Invoices, payments and receipts.',
  reports: 'Reports that you or we have scheduled for you.',
  service: 'Maintenance and outages, at any hour and in no digest.',
};

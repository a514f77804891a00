import { notificationCategoryNames, type NotificationTemplateView } from '@portal/contracts';
import { templateQueries } from '@portal/data-access';
import { ListEmpty, ListFailed, ListHead, RelativeTime, StatusTag } from '@portal/ui-antd';
import { PageTitle } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, Skeleton } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';
import { NotificationTools } from '../notification-views.js';
import '../notifications.css';

const matches = (text: string) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, description, recipients, name }: NotificationTemplateView): boolean => {
    const all = `${label} ${description} ${recipients} ${name}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
};

/** Every message that the product sends, by category; each opens the editor of its text. */
export function TemplateListPage() {
  const { data, error, refetch } = useQuery(templateQueries.list());
  const [text, setText] = useState('');
  const [isChanged, setChanged] = useState(false);
  const shown = data?.data.filter(matches(text)).filter(({ number }) => !isChanged || number !== null) ?? [];
  const clear = (): void => {
    setText('');
    setChanged(false);
  };
  const groups = Map.groupBy(shown, ({ category }) => category);
  return (
    <section className="list-page column gap-12 full" aria-labelledby="list-title">
      <PageTitle>Notifications</PageTitle>
      <ListHead title="Notifications" titleId="list-title" count={data?.data.length} actions={<NotificationTools />} />
      <Input
        allowClear
        value={text}
        onChange={(event) => setText(event.target.value)}
        prefix={<Search size={15} strokeWidth={1.75} />}
        placeholder="Search templates"
        aria-label="Search templates"
        className="templates__search"
      />
      <div className="row wrap gap-8-16 small">
        <Checkbox checked={isChanged} onChange={(event) => setChanged(event.target.checked)}>
          Changed only
        </Checkbox>
        <nav aria-label="Categories" className="row wrap gap-8-16">
          {[...groups].map(([category, { length }]) => (
            <a key={category} href={`#templates-${category}`} className="touch-target">
              {notificationCategoryNames[category]} <span className="muted numeric">{length}</span>
            </a>
          ))}
        </nav>
      </div>
      {data ? null : error ? (
        <ListFailed noun="templates" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} title={false} />
      )}
      {data && shown.length === 0 ? (
        <ListEmpty noun="templates" filtered words={{ title: '', text: '' }} onClear={clear} />
      ) : null}
      {[...groups].map(([category, templates]) => (
        <section
          key={category}
          id={`templates-${category}`}
          className="templates__group"
          aria-label={notificationCategoryNames[category]}
        >
          <h2>{notificationCategoryNames[category]}</h2>
          <ul className="frame">
            {templates.map((template) => (
              <TemplateRow key={template.name} template={template} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const TemplateRow = ({ template }: { template: NotificationTemplateView }) => (
  <li className="templates__row stack top-aligned divided">
    <div className="stack gap-2">
      <Link to={addresses.notificationTemplate(template)} className="strong">
        {template.label}
      </Link>
      <span className="muted small">{template.description}</span>
    </div>
    <span className="muted small">{template.recipients}</span>
    <span className="start stack gap-2">
      {template.number === null ? (
        <StatusTag tone="neutral">Built-in text</StatusTag>
      ) : template.failures > 0 ? (
        <StatusTag tone="danger">{`Version ${template.number} fails`}</StatusTag>
      ) : (
        <StatusTag tone="success">{`Version ${template.number}`}</StatusTag>
      )}
      {template.changed_at ? (
        <span className="muted small">
          {template.changed_by} · <RelativeTime at={template.changed_at} />
        </span>
      ) : null}
    </span>
  </li>
);

import { templateParts, type NotificationTemplateDetail, type TemplatePart } from '@portal/contracts';
import { Can, templateQueries, useRevertTemplate } from '@portal/data-access';
import { ConfirmedButton } from '@portal/features';
import { FoldedSection, RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { diffWords } from 'diff';
import { useState } from 'react';
import { notificationToasts, partLabels } from '../notification-labels.js';

type Text = Partial<Record<TemplatePart, string | null>>;

interface TemplateVersionsProps {
  template: NotificationTemplateDetail;
  /** What is being written and not saved. */
  draft: Text | undefined;
  /** Puts the text of a version into the fields. */
  onTake: (text: Partial<Record<TemplatePart, string>>) => void;
}

/** Earlier texts with what differs from the one on the screen; each can be used again, and so can the built-in one. */
export function TemplateVersions({ template, draft, onTake }: TemplateVersionsProps) {
  const { data } = useQuery(templateQueries.versions(template.name));
  const [open, setOpen] = useState<number | null>();
  const shown: Text = draft ?? template.text;
  const versions = [
    ...(data?.data ?? []).map((version) => ({ ...version, label: `Version ${version.number}` })),
    { number: null, text: template.built_in, is_current: template.number === null, label: 'Built-in text' } as const,
  ];
  return (
    <FoldedSection title="Versions">
      <ol className="stack gap-10">
        {versions.map((version) => (
          <li key={version.label}>
            <div className="gap-4-12 row wrap">
              <strong>{version.label}</strong>
              {version.is_current ? <span className="muted small">in use</span> : null}
              {'author_name' in version ? (
                <span className="muted small">
                  {version.author_name} · <RelativeTime at={version.created_at} />
                </span>
              ) : null}
              <Button
                size="small"
                type="text"
                aria-expanded={open === version.number}
                onClick={() => setOpen(open === version.number ? undefined : version.number)}
              >
                {open === version.number ? 'Hide' : 'Compare'}
              </Button>
              {version.is_current ? null : (
                <Can permission="notification_template.update">
                  <RevertButton template={template} number={version.number} hasDraft={draft !== undefined} />
                </Can>
              )}
            </div>
            {open === version.number ? (
              <>
                <TextDiff before={version.text} after={shown} />
                <Button size="small" onClick={() => onTake(withoutNulls(version.text))}>
                  Take this text into the fields
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}

const withoutNulls = (text: Text): Partial<Record<TemplatePart, string>> =>
  Object.fromEntries(templateParts.flatMap((part) => (text[part] ? [[part, text[part]]] : [])));

interface RevertButtonProps {
  template: NotificationTemplateDetail;
  number: number | null;
  hasDraft: boolean;
}

function RevertButton({ template, number, hasDraft }: RevertButtonProps) {
  const words = number === null ? 'Return to the built-in text' : 'Use this version';
  return (
    <ConfirmedButton
      mutation={useRevertTemplate()}
      input={{ name: template.name, number }}
      question={{
        title: `${words}?`,
        text: `The next “${template.label}” goes in these words.${hasDraft ? ' What you typed and didn’t save is lost.' : ''}`,
        confirm: words,
        danger: false,
      }}
      toasts={notificationToasts.reverted}
    >
      {words}
    </ConfirmedButton>
  );
}

/** What became of a text, word by word: what was taken out, and what was added. */
function TextDiff({ before, after }: { before: Text; after: Text }) {
  const changed = templateParts.filter((part) => (before[part] ?? '') !== (after[part] ?? ''));
  if (changed.length === 0) return <p className="text-diff__same muted">The same words as on the left.</p>;
  return (
    <dl className="text-diff rounded-8 stack gap-8 small">
      {changed.map((part) => (
        <div key={part}>
          <dt className="muted">{partLabels[part]}</dt>
          <dd className="prewrap">
            {diffWords(before[part] ?? '', after[part] ?? '').map(({ value, added, removed }, at) =>
              added ? (
                <ins key={at}>{value}</ins>
              ) : removed ? (
                <del key={at}>{value}</del>
              ) : (
                <span key={at}>{value}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { templateParts, type NotificationTemplateDetail, type TemplatePart } from '@portal/contracts';
import { Can, templateQueries, useTestTemplate, useUpdateTemplate } from '@portal/data-access';
import { actionToasts, useDebounced } from '@portal/ui';
import { useUnsavedChanges } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { notificationToasts, partLabels } from '../notification-labels.js';
import { PreviewFrame, previewProblems } from '../preview-frame.js';
import { SourceField } from '../source-field.js';
import { useInsertion } from '../use-insertion.js';
import { VariablesPanel } from '../variables-panel.js';
import { TemplateVersions } from './template-versions.js';

type Text = Partial<Record<TemplatePart, string>>;

const helps: Partial<Record<TemplatePart, string>> = {
  body: 'An empty line begins a paragraph; **bold**, *italic*, [words](address) and lists with “-”. Facts, button and footer come by themselves.',
};

const EXAMPLES = 'examples';

/** Only the parts that the message has. */
const textOf = (text: NotificationTemplateDetail['text']): Text =>
  Object.fromEntries(templateParts.flatMap((part) => (text[part] === null ? [] : [[part, text[part]]])));

/** The fields of a text beside what it looks like. */
export function TemplateEditor({ template }: { template: NotificationTemplateDetail }) {
  const saved = useMemo(() => textOf(template.text), [template]);
  const [text, setText] = useState(saved);
  const [sample, setSample] = useState(template.samples[0]?.id ?? EXAMPLES);
  const parts = templateParts.filter((part) => saved[part] !== undefined);
  const hasChanges = parts.some((part) => text[part] !== saved[part]);
  useUnsavedChanges(() => hasChanges);
  const change = (part: TemplatePart, value: string): void => setText((before) => ({ ...before, [part]: value }));
  const { follow, insert } = useInsertion<TemplatePart>(
    parts.at(-1) === 'action' ? 'body' : (parts[0] ?? 'title'),
    (part) => text[part] ?? '',
    change,
  );

  const input = { ...text, ...(sample === EXAMPLES ? {} : { sample_id: sample }) };
  const shown = useDebounced(JSON.stringify(input));
  const preview = useQuery(templateQueries.preview(template.name, JSON.parse(shown) as typeof input));
  const { errors, failure } = previewProblems(preview.error);

  return (
    <div className="template-editor stack top-aligned">
      <div className="stack gap-16 shrinks">
        {parts.map((part) => (
          <SourceField
            key={part}
            label={partLabels[part]}
            value={text[part] ?? ''}
            isLong={part === 'body'}
            error={errors.get(part)}
            help={helps[part]}
            onChange={(value) => change(part, value)}
            onFocus={follow(part)}
          />
        ))}
        <Can permission="notification_template.update">
          <EditorButtons
            template={template}
            text={text}
            input={input}
            hasChanges={hasChanges}
            onUndo={() => setText(saved)}
          />
        </Can>
        <VariablesPanel
          variables={template.variables.map(({ name, meaning, example, mail_only }) => ({
            name,
            meaning,
            example:
              example === ''
                ? 'empty'
                : typeof example === 'boolean'
                  ? example
                    ? 'yes or no'
                    : 'no or yes'
                  : String(example),
            ...(mail_only ? { note: 'in the mail only' } : {}),
          }))}
          onInsert={insert}
        />
      </div>
      <div className="stack gap-16 shrinks">
        <label className="template-editor__sample row wrap small">
          <span>Filled in from</span>
          <Select
            aria-label="Filled in from"
            value={sample}
            onChange={setSample}
            options={[
              ...template.samples.map(({ id, title }) => ({ value: id, label: title })),
              { value: EXAMPLES, label: 'The examples' },
            ]}
          />
        </label>
        <PreviewFrame preview={preview.data} failure={failure} />
        <TemplateVersions template={template} draft={hasChanges ? text : undefined} onTake={setText} />
      </div>
    </div>
  );
}

interface ButtonsProps {
  template: NotificationTemplateDetail;
  text: Text;
  input: Text & { sample_id?: string };
  hasChanges: boolean;
  onUndo: () => void;
}

function EditorButtons({ template, text, input, hasChanges, onUndo }: ButtonsProps) {
  const { name, number } = template;
  const update = useUpdateTemplate();
  const test = useTestTemplate();
  return (
    <div className="flex wrap gap-8">
      <Button
        type="primary"
        disabled={!hasChanges}
        loading={update.isPending}
        onClick={() => update.mutate({ name, ...text, number }, actionToasts(notificationToasts.template))}
      >
        Save as new version
      </Button>
      <Button
        loading={test.isPending}
        onClick={() => test.mutate({ name, ...input }, actionToasts(notificationToasts.test))}
      >
        Send me a test
      </Button>
      {hasChanges ? (
        <Button type="text" onClick={onUndo}>
          Undo changes
        </Button>
      ) : null}
    </div>
  );
}

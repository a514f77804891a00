import { optionsOf } from '@portal/features';
import type { MessagePreview } from '@portal/contracts';
import { fieldErrorsOf, firstReasonOf, Segmented } from '@portal/ui-antd';

import { useState } from 'react';
import './notifications.css';

const looks = optionsOf({ wide: 'Mail', phone: 'On a phone', text: 'As text' });
type Look = (typeof looks)[number]['value'];

/** Why there is no preview: by field, where the server names fields, else in one sentence. */
export function previewProblems(error: Error | null): {
  errors: ReadonlyMap<string, string>;
  failure: string | undefined;
} {
  const errors = new Map(fieldErrorsOf(error).map(({ path, message }) => [path, message]));
  return { errors, failure: error && errors.size === 0 ? (firstReasonOf(error) ?? error.message) : undefined };
}

interface PreviewFrameProps {
  preview: MessagePreview | undefined;
  /** Why there is none. */
  failure: string | undefined;
}

/** A message as its reader gets it. The mail runs nothing and loads nothing: its frame is sandboxed. */
export function PreviewFrame({ preview, failure }: PreviewFrameProps) {
  const [look, setLook] = useState<Look>('wide');
  return (
    <section className="message-preview stack frame gap-10" aria-label="Preview">
      <div className="row wrap between gap-8">
        <h2 className="medium">Preview</h2>
        {preview?.html ? (
          <Segmented<Look>
            size="small"
            options={[...looks]}
            value={look}
            onChange={setLook}
            aria-label="How it is read"
          />
        ) : null}
      </div>
      {failure ? (
        <p role="status" className="danger">
          {failure}
        </p>
      ) : null}
      <PreviewLine label="In the app" text={preview?.title} />
      <PreviewLine label="Subject" text={preview?.subject} />
      {preview?.html && look !== 'text' ? (
        <iframe
          title={look === 'phone' ? 'The mail on a phone' : 'The mail'}
          className={`message-preview__mail full outlined rounded-8 message-preview__mail--${look}`}
          sandbox=""
          srcDoc={preview.html}
        />
      ) : null}
      {preview?.text && look === 'text' ? (
        <pre className="message-preview__text rounded-8 prewrap small">{preview.text}</pre>
      ) : null}
    </section>
  );
}

const PreviewLine = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <div className="message-preview__line stack gap-8 small">
      <span className="muted">{label}</span>
      <strong className="anywhere">{text}</strong>
    </div>
  ) : null;

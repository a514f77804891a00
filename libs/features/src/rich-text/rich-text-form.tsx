import type { Mention } from '@portal/contracts';
import { useOnline } from '@portal/ui';
import { useOneAtATime, useTextDraft, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { RichTextField } from './rich-text-field.js';

interface RichTextFormProps {
  label: string;
  /** The text as it was when it was opened. */
  value: string;
  /** What the text must be, in the contract's words. */
  schema: z.ZodType<string>;
  /** Names the text where what was typed is kept: "Edit comment 0199a1b2". */
  draft: string;
  people?: readonly Mention[];
  /** Rejects with the refusal. */
  onSave: (text: string) => Promise<void>;
  /** Shows a refusal; the text stays here to try again. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

/** A rich text edited where it stands: Ctrl and Enter save, Escape leaves it, after a question where it was changed. */
export function RichTextForm({ label, value, schema, people = [], ...form }: RichTextFormProps) {
  const { onSave, onRefused, onClose } = form;
  const [before] = useState(value);
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const problemId = useId();
  const online = useOnline();
  const draft = useTextDraft(form.draft, (kept: { text: string }) => setText(kept.text));
  const mayLeave = useUnsavedChanges(() => text !== before);

  const type = (typed: string): void => {
    setText(typed);
    setProblem(undefined);
    if (typed === before) draft.clear();
    else draft.keep({ text: typed });
  };
  const submit = useOneAtATime(async (): Promise<void> => {
    const written = schema.safeParse(text);
    if (!written.success) return setProblem(written.error.issues[0]?.message);
    if (written.data === before) return onClose();
    setSaving(true);
    try {
      await onSave(written.data);
      draft.drop();
      onClose();
    } catch (error) {
      onRefused(error);
      setSaving(false);
    }
  });
  const close = async (): Promise<void> => {
    if (saving || !(await mayLeave())) return;
    if (text !== before) draft.drop(); // an earlier one that was only offered stays
    onClose();
  };
  return (
    <div className="rich-text-form column gap-8">
      {draft.offer}
      <RichTextField
        label={label}
        people={people}
        autoFocus
        value={text}
        readOnly={saving}
        describedBy={problem ? problemId : undefined}
        onChange={type}
        onSubmit={() => void submit()}
        onEscape={() => void close()}
      />
      {problem ? (
        <p id={problemId} className="danger small" role="alert">
          {problem}
        </p>
      ) : null}
      <WaitingNote waits={saving} />
      <div className="flex gap-8">
        <Button type="primary" size="small" disabled={saving} loading={saving && online} onClick={() => void submit()}>
          Save changes
        </Button>
        <Button size="small" disabled={saving} onClick={() => void close()}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

import { limits, type ConsultationView, type UpdateConsultation } from '@portal/contracts';
import { useUnsavedChanges } from '@portal/ui-antd';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';

interface InternalNotesProps {
  request: ConsultationView;
  onSave: (changes: UpdateConsultation, opened: ConsultationView) => Promise<unknown>;
}

/** What somebody is typing, and the request as it was when they began. */
interface Draft {
  text: string;
  opened: ConsultationView;
}

/** Notes among admins; the customer never sees them. Somebody else's change of them doesn't touch what is being typed. */
export function InternalNotes({ request, onSave }: InternalNotesProps) {
  const [draft, setDraft] = useState<Draft>();
  const [saving, setSaving] = useState(false);
  const changed = draft !== undefined && draft.text !== (draft.opened.internal_notes ?? '');
  useUnsavedChanges(() => changed && !saving);

  const save = async ({ text, opened }: Draft): Promise<void> => {
    setSaving(true);
    try {
      await onSave({ internal_notes: text.trim() || null, version: opened.version }, opened);
      setDraft(undefined);
    } catch {
      // The refusal was said in a toast; the text stays here to try again.
    } finally {
      setSaving(false);
    }
  };
  return (
    <Form.Item
      label="Internal notes"
      htmlFor="internal-notes"
      layout="vertical"
      extra="Only admins see these."
      style={{ marginBottom: 0 }}
    >
      <Input.TextArea
        id="internal-notes"
        value={draft?.text ?? request.internal_notes ?? ''}
        maxLength={limits.longText}
        autoSize={{ minRows: 2, maxRows: 12 }}
        onChange={(event) => setDraft({ text: event.target.value, opened: draft?.opened ?? request })}
        onBlur={() => (changed ? undefined : setDraft(undefined))}
      />
      {changed ? (
        <Button size="small" type="primary" loading={saving} onClick={() => void save(draft)} style={{ marginTop: 8 }}>
          Save notes
        </Button>
      ) : null}
    </Form.Item>
  );
}

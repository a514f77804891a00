import { limits } from '@portal/contracts';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';

interface InternalNotesProps {
  notes: string;
  onSave: (notes: string | null) => Promise<unknown>;
}

/** Notes among admins; the customer never sees them. */
export function InternalNotes({ notes, onSave }: InternalNotesProps) {
  const [text, setText] = useState(notes);
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await onSave(text.trim() || null);
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
        value={text}
        maxLength={limits.longText}
        autoSize={{ minRows: 2, maxRows: 12 }}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== notes ? (
        <Button size="small" type="primary" loading={saving} onClick={() => void save()} style={{ marginTop: 8 }}>
          Save notes
        </Button>
      ) : null}
    </Form.Item>
  );
}

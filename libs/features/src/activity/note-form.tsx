import { limits, messages, type ActivityEntityType, type ProjectAccess } from '@portal/contracts';
import { useCan, useLogActivity } from '@portal/data-access';
import { useOnline } from '@portal/ui';
import { tooLongSentence, useTextDraft, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { Button, Input } from 'antd';
import { StickyNote } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

interface NoteFormProps {
  entityType: ActivityEntityType;
  entityId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
}

/** A note in the activity of a record, for who may edit it; nothing for others (decisions, section 11). */
export function NoteForm({ access, ...record }: NoteFormProps) {
  const mayWrite = useCan('activity_log.create', { access: access ?? null });
  const [writing, setWriting] = useState(false);
  if (!mayWrite) return null;
  return writing ? (
    <OpenForm {...record} onClose={() => setWriting(false)} />
  ) : (
    <Button icon={<StickyNote size={15} strokeWidth={1.75} />} onClick={() => setWriting(true)}>
      Write a note
    </Button>
  );
}

/** A refusal shows no toast (specification, section 8): the text stays, with a line about the refusal. */
function OpenForm({ entityType, entityId, onClose }: Omit<NoteFormProps, 'access'> & { onClose: () => void }) {
  const { mutate, isPending, isError } = useLogActivity();
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const online = useOnline();
  const draft = useTextDraft(`Note on ${entityType} ${entityId}`, (kept: { text: string }) => setText(kept.text));
  const mayLeave = useUnsavedChanges(() => text.trim() !== '');
  const tooLong = tooLongSentence(text, limits.longText);

  const type = (typed: string): void => {
    setText(typed);
    if (typed.trim() === '') draft.clear();
    else draft.keep({ text: typed });
  };
  const close = async (): Promise<void> => {
    if (isPending || !(await mayLeave())) return;
    if (text.trim() !== '') draft.drop(); // an earlier one that was only offered stays
    onClose();
  };
  const saved = (): void => {
    draft.drop();
    onClose();
  };

  const save = (): void => {
    const description = text.trim();
    setEmpty(description === '');
    if (description === '' || tooLong || isPending) return;
    mutate({ entity_type: entityType, entity_id: entityId, activity_type: 'note', description }, { onSuccess: saved });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    if (event.key === 'Escape') void close();
  };
  const problem = isEmpty
    ? 'Write something first'
    : (tooLong ?? (isError ? `${messages.shortFailure.activityLog}. Your words are still here.` : null));
  return (
    <form
      className="note-form"
      aria-label="Write a note"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {draft.offer}
      <Input.TextArea
        aria-label="Note"
        readOnly={isPending}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder="Everybody in the project can read it"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row wrap gap-8">
        <Button type="primary" htmlType="submit" disabled={isPending} loading={isPending && online}>
          Save note
        </Button>
        <Button disabled={isPending} onClick={() => void close()}>
          Cancel
        </Button>
        <WaitingNote waits={isPending} />
        <span className="danger small" role="status">
          {problem}
        </span>
      </div>
    </form>
  );
}

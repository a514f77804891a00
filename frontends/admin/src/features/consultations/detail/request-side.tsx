import { type ConsultationView, type UpdateConsultation, limits } from '@portal/contracts';
import { outcomeLabels, RequestProperties, sourceLabels } from '@portal/features';
import {
  CustomProperty,
  Properties,
  Property,
  type FieldEdits,
  type Save,
  tooLongSentence,
  useOneAtATime,
  useTextDraft,
  useUnsavedChanges,
  WaitingNote,
} from '@portal/ui-antd';
import { useOnline } from '@portal/ui';
import { Button, Form, Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { PersonPicker } from '../../../people/person-picker.js';
import { DealLink, ProjectLink } from '../../../views/record-links.js';
import { pickerOf } from '../../../records/record-select.js';
import { SameAddress } from './same-address.js';

interface RequestSideProps {
  request: ConsultationView;
  edit: FieldEdits<'assigned_to' | 'consultation_type' | 'urgency' | 'preferred_contact_method'>;
  saver: Save<ConsultationView, UpdateConsultation>;
}

/** Who takes care of a request, what it asks for, what came of it, and what admins note about it. */
export const RequestSide = ({ request, edit, saver }: RequestSideProps) => (
  <>
    <Properties>
      <CustomProperty
        label="Assigned to"
        none="Nobody yet"
        edit={edit('assigned_to')}
        editor={(editor) => (
          <PersonPicker
            {...pickerOf(editor)}
            part="manager"
            current={{ id: request.assigned_to ?? null, name: request.assigned_name ?? null }}
            none="Nobody yet"
          />
        )}
      >
        {request.assigned_to ? (request.assigned_name ?? 'Somebody') : null}
      </CustomProperty>
      <RequestProperties request={request} edit={edit} />
      <Property label="Asked from">
        {[sourceLabels[request.source], request.source_page].filter(Boolean).join(', ')}
      </Property>
      <Property label="Others">{request.same_address ? <SameAddress request={request} /> : null}</Property>
      <Property label="Outcome">{request.outcome ? outcomeLabels[request.outcome] : null}</Property>
      <Property label="Project">{request.project_id ? <ProjectLink id={request.project_id} /> : null}</Property>
      <Property label="Deal">{request.deal_id ? <DealLink id={request.deal_id} /> : null}</Property>
      <Property label="Declined because">{request.decline_reason}</Property>
    </Properties>
    <div className="internal-notes">
      <InternalNotes request={request} onSave={saver.save} onRefused={saver.showRefusal} />
    </div>
  </>
);

interface InternalNotesProps {
  request: ConsultationView;
  /** Rejects with the refusal. */
  onSave: (changes: UpdateConsultation, opened: ConsultationView) => Promise<unknown>;
  /** Shows a refusal. */
  onRefused: (error: unknown) => void;
}

/** The text being typed, and the request as it was at the start. */
interface Typed {
  text: string;
  opened: Pick<ConsultationView, 'version' | 'internal_notes'>;
}

/** Notes among admins; customers never see them. Another user's change of them doesn't touch the text being typed. */
export function InternalNotes({ request, onSave, onRefused }: InternalNotesProps) {
  const [typed, setTyped] = useState<Typed>();
  const [saving, setSaving] = useState(false);
  const online = useOnline();
  const draft = useTextDraft<Typed>(`Internal notes of ${request.reference}`, setTyped);
  const changed = typed !== undefined && typed.text !== (typed.opened.internal_notes ?? '');
  useUnsavedChanges(() => changed);
  const tooLong = changed ? tooLongSentence(typed.text, limits.longText) : undefined;

  const type = (text: string): void => {
    const { version, internal_notes } = typed?.opened ?? request;
    const now = { text, opened: { version, internal_notes } };
    setTyped(now);
    if (text === (internal_notes ?? '')) draft.clear();
    else draft.keep(now);
  };
  const fieldId = useId(); // another request's notes may be on the page below a sheet
  const save = useOneAtATime(async ({ text, opened }: Typed): Promise<void> => {
    setSaving(true);
    try {
      await onSave({ internal_notes: text.trim() || null, version: opened.version }, { ...request, ...opened });
      setTyped(undefined);
      draft.drop();
    } catch (error) {
      onRefused(error); // the text stays here to try again
    } finally {
      setSaving(false);
    }
  });
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (key === 'Enter' && (ctrlKey || metaKey) && changed && !tooLong) void save(typed);
  };
  return (
    <Form.Item
      label="Internal notes"
      htmlFor={fieldId}
      layout="vertical"
      extra="Only admins see these."
      {...(tooLong ? { validateStatus: 'error', help: tooLong } : {})}
      style={{ marginBottom: 0 }}
    >
      {draft.offer}
      <Input.TextArea
        id={fieldId}
        value={typed?.text ?? request.internal_notes ?? ''}
        autoSize={{ minRows: 2, maxRows: 12 }}
        disabled={saving}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (changed ? undefined : setTyped(undefined))}
      />
      {changed ? (
        <Button
          size="small"
          type="primary"
          disabled={saving || tooLong !== undefined}
          loading={saving && online}
          onClick={() => void save(typed)}
          style={{ marginTop: 8 }}
        >
          Save notes
        </Button>
      ) : null}
      <WaitingNote waits={saving} />
    </Form.Item>
  );
}

import { messages, UpdateMeeting, type MeetingView } from '@portal/contracts';
import { useCan, useDeleteMeeting } from '@portal/data-access';
import { isOpenMeeting, meetingDayText, useSaveMeeting } from '@portal/features';
import { emptyAsNull, FormModal, useConfirmDelete, useTimeStyle } from '@portal/ui-antd';
import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEdit, type EditFormProps } from '../../forms/use-edit.js';
import { MeetingFields } from './meeting-fields.js';

/** What only admins do with a meeting: change where and how, and delete it. */
export function MeetingTools({ meeting }: { meeting: MeetingView }) {
  const [editing, setEditing] = useState(false);
  const { save, conflictDialog } = useSaveMeeting(meeting);
  const { timeZone } = useTimeStyle();
  const mayDelete = useCan('meeting.delete');
  const day = meetingDayText(meeting.starts_at, timeZone);
  const { confirmDelete } = useConfirmDelete({
    id: meeting.id,
    mutation: useDeleteMeeting(),
    noun: 'meeting',
    title: `Delete the meeting on ${day}?`,
    text: isOpenMeeting(meeting)
      ? 'It is cancelled first, and everybody invited is told so by e-mail. An admin can bring the record back for 30 days, as cancelled.'
      : 'It disappears from the request. An admin can bring it back for 30 days.',
    toasts: { success: messages.success.meetingDeleted, failure: messages.failure.meetingDelete },
  });
  return (
    <span className="push inline-row gap-2">
      <Button
        type="text"
        aria-label={`Edit the meeting on ${day}`}
        icon={<Pencil size={15} strokeWidth={1.75} />}
        onClick={() => setEditing(true)}
      />
      {mayDelete ? (
        <Button
          type="text"
          aria-label={`Delete the meeting on ${day}`}
          icon={<Trash2 size={15} strokeWidth={1.75} />}
          onClick={confirmDelete}
        />
      ) : null}
      {editing ? <EditMeeting record={meeting} onSave={save} onClose={() => setEditing(false)} /> : null}
      {conflictDialog}
    </span>
  );
}

/** Where and how a meeting takes place, its agenda and notes. Its time changes by moving it. */
function EditMeeting(edit: EditFormProps<MeetingView, UpdateMeeting>) {
  const { opened, form } = useEdit(edit, (values) => ({ ...emptyAsNull(values), agenda: values['agenda'] ?? '' }));
  const { mode, location, meeting_url, agenda, notes } = opened;
  return (
    <FormModal
      {...form}
      title="Edit meeting"
      schema={UpdateMeeting}
      initialValues={{ mode, location, meeting_url, agenda, notes: notes ?? null }}
    >
      <MeetingFields />
    </FormModal>
  );
}

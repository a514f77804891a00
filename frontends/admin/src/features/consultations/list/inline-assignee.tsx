import type { ConsultationView } from '@portal/contracts';
import { useSaveConsultation } from '@portal/features';
import { EditCell, PickEditor } from '@portal/ui-antd';
import { personLabel, usePeople } from '../../../people/people.js';
import '../consultations.css';

/** Who takes care of a request, changed right in the list: typing looks for the person. */
export function InlineAssignee({ request }: { request: ConsultationView }) {
  const { apply, conflictDialog } = useSaveConsultation(request);
  const { people } = usePeople('manager');
  const { assigned_to: assignee = null, assigned_name: name } = request;
  const admins = people.map((person) => ({ value: person.id, label: personLabel(person) }));
  const isKnown = assignee === null || admins.some(({ value }) => value === assignee);
  return (
    <>
      <EditCell
        label={`who ${request.reference} is assigned to`}
        mayEdit
        editor={(done) => (
          <PickEditor
            label={`Who ${request.reference} is assigned to`}
            value={assignee}
            options={isKnown ? admins : [{ value: assignee, label: name ?? 'Somebody' }, ...admins]}
            none="Nobody"
            searchable
            onPick={(assigned_to) => apply({ assigned_to, version: request.version })}
            onDone={done}
          />
        )}
      >
        {assignee ? (name ?? 'Somebody') : <span className="muted">Nobody</span>}
      </EditCell>
      {conflictDialog}
    </>
  );
}

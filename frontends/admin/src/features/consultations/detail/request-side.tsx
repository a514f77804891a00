import type { ConsultationView, UpdateConsultation } from '@portal/contracts';
import { outcomeLabels, RequestProperties, sourceLabels } from '@portal/features';
import { CustomProperty, Properties, Property, type FieldEdits, type Save } from '@portal/ui-antd';
import { PersonPicker } from '../../../people/person-picker.js';
import { DealLink, ProjectLink } from '../../../views/record-links.js';
import { pickerOf } from '../../../records/record-select.js';
import { InternalNotes } from './internal-notes.js';
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

import {
  ConsultationFormModal,
  contactMethodLabels,
  optionsOf,
  PreferredTimesField,
  typeLabels,
  urgencyLabels,
  type ConsultationFormProps,
} from '@portal/features';
import { Form } from 'antd';
import { LineItem, TextItem, ChoiceItem } from '@portal/ui-antd';

const editable = [
  'title',
  'description',
  'consultation_type',
  'urgency',
  'preferred_contact_method',
  'preferred_times',
  'internal_notes',
] as const;

/** All of a request that admins write. */
export function ConsultationForm(props: ConsultationFormProps) {
  return (
    <ConsultationFormModal {...props} fields={editable}>
      <LineItem name="title" label="Title" required />
      <TextItem name="description" label="What is needed" required rows={[4, 14]} />
      <ChoiceItem name="consultation_type" label="Type" required options={optionsOf(typeLabels)} />
      <ChoiceItem name="urgency" label="Urgency" required options={optionsOf(urgencyLabels)} />
      <ChoiceItem
        name="preferred_contact_method"
        label="Contact by"
        required
        options={optionsOf(contactMethodLabels)}
      />
      <Form.Item name="preferred_times" label="Preferred times">
        <PreferredTimesField />
      </Form.Item>
      <TextItem name="internal_notes" label="Internal notes" extra="Only admins see these." rows={[2, 10]} />
    </ConsultationFormModal>
  );
}

import { consultationTypes, CreateConsultation, messages, type ConsultationView } from '@portal/contracts';
import { useCreateConsultation } from '@portal/data-access';
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
import { ChoiceItem, FormModal, LineItem, TextItem } from '@portal/ui-antd';
import { PersonPicker } from '../../people/person-picker.js';

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
      <RequestFields />
      <Form.Item name="preferred_times" label="Preferred times">
        <PreferredTimesField />
      </Form.Item>
      <TextItem name="internal_notes" label="Internal notes" extra="Only admins see these." rows={[2, 10]} />
    </ConsultationFormModal>
  );
}

/** What is asked for, and how it is answered. */
const RequestFields = () => (
  <>
    <LineItem name="title" label="Title" required />
    <TextItem name="description" label="What is needed" required rows={[4, 14]} />
    <ChoiceItem name="consultation_type" label="Type" required options={optionsOf(typeLabels)} />
    <ChoiceItem name="urgency" label="Urgency" required options={optionsOf(urgencyLabels)} />
    <ChoiceItem name="preferred_contact_method" label="Contact by" required options={optionsOf(contactMethodLabels)} />
  </>
);

const forCustomer = CreateConsultation.required({ customer_id: true, consultation_type: true });

interface NewConsultationProps {
  /** Who is proposed as its customer. */
  customerId: string | undefined;
  /** Called with the request when one was made. */
  onClose: (made?: ConsultationView) => void;
}

/** Writes down what a customer asked for elsewhere. */
export const NewConsultation = ({ customerId, onClose }: NewConsultationProps) => (
  <FormModal
    title="New consultation"
    schema={forCustomer}
    initialValues={{
      ...{ customer_id: customerId ?? null, title: '', description: '', consultation_type: consultationTypes[0] },
      ...{ urgency: 'medium', preferred_contact_method: 'email' },
    }}
    toInput={(values) => ({ ...values, customer_id: values['customer_id'] ?? undefined })}
    submitText="Create consultation"
    toasts={{ success: messages.success.consultationCreated, failure: messages.failure.consultationCreate }}
    onSubmit={useCreateConsultation().mutateAsync}
    onClose={onClose}
  >
    <Form.Item name="customer_id" label="Customer" required extra="Gets a mail with the request and can follow it.">
      <PersonPicker part="customer" />
    </Form.Item>
    <RequestFields />
  </FormModal>
);

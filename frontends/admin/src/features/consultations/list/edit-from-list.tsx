import type { ConsultationView } from '@portal/contracts';
import { useSaveConsultation } from '@portal/features';
import { RowEditor } from '../../../forms/row-editor.js';
import { ConsultationForm } from '../consultation.form.js';

/** Edits a request without opening it. */
export const EditFromList = ({ request }: { request: ConsultationView }) => (
  <RowEditor
    saver={useSaveConsultation(request)}
    form={(save, close) => <ConsultationForm request={request} onSave={save} onClose={close} />}
  />
);

import type { ConsultationView } from '@portal/contracts';
import { useSaveConsultation } from '@portal/features';
import { useState } from 'react';
import { ConsultationForm } from './consultation.form.js';

/** Edits a request without opening it. */
export function EditFromList({ request }: { request: ConsultationView }) {
  const { save, conflictDialog } = useSaveConsultation(request);
  const [open, setOpen] = useState(true);
  return (
    <>
      {open ? <ConsultationForm request={request} onSave={save} onClose={() => setOpen(false)} /> : null}
      {conflictDialog}
    </>
  );
}

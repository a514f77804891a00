import type { ConsultationView } from '@portal/contracts';
import { useRestoreConsultation } from '@portal/data-access';
import { RestoreButton } from '../../../deleted/restore-button.js';

/** Brings a deleted request back, in its row of the list. */
export const RestoreConsultation = ({ request: { id, title } }: { request: ConsultationView }) => (
  <RestoreButton
    id={id}
    noun="request"
    mutation={useRestoreConsultation()}
    nameOf={(request) => request.title}
    rowOf={title}
  />
);

import type { ConsultationStatus } from '@portal/contracts';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { brand } from '@portal/contracts';
import type { ConsultationRow } from '../../../consultations/index.js';
import { becameOf, statusLabels, typeLabels } from '../consultation-labels.js';
import { greeting } from '../first-name.js';
import type { TemplateInput } from '../template.js';

/** What the title of a notification about a request is filled with. */
export function consultationTitleVariables(request: ConsultationRow, data: Record<string, string>): TextVariables {
  const to = data['to'] as ConsultationStatus | undefined;
  return {
    reference: request.reference,
    name: request.name,
    type: typeLabels[request.consultation_type],
    urgent: request.urgency === 'urgent' || request.consultation_type === 'emergency_assessment',
    status: to ? statusLabels[to] : '',
    became: (to && becameOf(request, to)) ?? '',
  };
}

/** What a mail about a request is filled with. */
export const consultationVariables = ({ firstName, request, data, reply }: TemplateInput): TextVariables => ({
  ...consultationTitleVariables(request, data),
  greeting: greeting(firstName),
  first_name: firstName,
  description: request.description,
  reason: data['to'] === 'declined' ? (request.decline_reason ?? '') : '',
  author: reply ? reply.author || brand.name : '',
  message: reply?.note ?? '',
});

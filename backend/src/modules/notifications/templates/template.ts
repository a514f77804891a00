import type { MailContent } from '../../../infrastructure/mail/index.js';
import type { ConsultationRow } from '../../consultations/index.js';

/** What a template may use. `firstName` is safe to print; everything a stranger typed is in `request` only. */
export interface TemplateInput {
  firstName: string;
  request: ConsultationRow;
  data: Record<string, string>;
  /** The page the notification links to, or with `signsIn` the sign-in link. */
  url: string;
}

export interface Template {
  /** Whether the mail carries a sign-in link in the place of its page link. */
  signsIn: boolean;
  render: (input: TemplateInput) => MailContent;
}

export const templateNames = ['welcome', 'consultation_received', 'consultation_alert', 'consultation_status'] as const;
export type TemplateName = (typeof templateNames)[number];

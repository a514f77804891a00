import type { ConsultationRow } from '../../consultations/index.js';

/** What a mail says; the shared layout adds brand, greeting's frame and footer. */
export interface MailContent {
  subject: string;
  /** In order; plain text, the layout escapes it. */
  paragraphs: string[];
  /** Label and value, shown as a small table. */
  facts?: [label: string, value: string][];
  action?: { label: string; url: string };
  /** Small print below the button. */
  note?: string;
}

/** What a template may use. `firstName` is safe to print; everything a stranger typed is in `request` only. */
export interface TemplateInput {
  firstName: string;
  request: ConsultationRow;
  data: Record<string, string>;
  /** The page the notification links to, or with `signsIn` the sign-in link. */
  url: string;
  /** The 6-digit code beside a sign-in link. */
  code: string | null;
}

export interface Template {
  /** Whether the mail carries a sign-in link in the place of its page link. */
  signsIn: boolean;
  render: (input: TemplateInput) => MailContent;
}

export const templateNames = ['welcome', 'consultation_received', 'consultation_alert', 'consultation_status'] as const;
export type TemplateName = (typeof templateNames)[number];

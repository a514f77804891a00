import type { MailContent } from '../../../infrastructure/mail/index.js';
import { greeting } from './first-name.js';

interface WorkflowMail {
  /** Empty for an address without a profile. */
  firstName: string;
  title: string;
  /** What the workflow's author wrote, filled in; paragraphs are separated by empty lines. */
  text: string;
  url: string;
}

/** A mail whose text an admin wrote in a workflow. */
export const workflowMail = ({ firstName, title, text, url }: WorkflowMail): MailContent => ({
  subject: title,
  paragraphs: [greeting(firstName), ...text.split(/\n\s*\n/)].filter((paragraph) => paragraph.trim() !== ''),
  action: { label: 'See it in the portal', url },
  note: 'In the portal you choose when mail like this comes: at once, once an hour, once a day or not at all.',
});

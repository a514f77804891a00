import { invitationTexts, securityTexts, signInTexts } from './account-texts.js';
import { billingTexts } from './billing-texts.js';
import { consultationTexts } from './consultation-texts.js';
import { dealTexts } from './deal-texts.js';
import { digestTexts } from './digest-texts.js';
import { inboundMailTexts } from './inbound-mail-texts.js';
import { meetingTexts } from './meeting-texts.js';
import { projectTexts } from './project-texts.js';
import type { TemplateDefinition } from './template-definition.js';
import { reportTexts } from './report-texts.js';
import { ticketTexts } from './ticket-texts.js';

export type { TemplateDefinition, TemplateVariable } from './template-definition.js';

const texts = {
  ...signInTexts,
  ...digestTexts,
  ...securityTexts,
  ...invitationTexts,
  ...consultationTexts,
  ...meetingTexts,
  ...projectTexts,
  ...dealTexts,
  ...billingTexts,
  ...ticketTexts,
  ...inboundMailTexts,
  ...reportTexts,
};

/** The name of a message whose text an admin may change: a notification, or a mail that is none. */
export type EditableName = keyof typeof texts;

/** Mails whose text an admin wrote in a workflow, and mails about workflows themselves. */
export const workflowTemplateNames = ['workflow_message', 'workflow_approval', 'workflow_disabled'] as const;
export type WorkflowTemplateName = (typeof workflowTemplateNames)[number];

/** Those of the catalogue that a notification has. */
export type CatalogueTemplateName = Exclude<EditableName, 'sign_in' | 'news' | 'digest'>;

/** What a notification has: a text of the catalogue, or words that come with it. */
export type TemplateName = CatalogueTemplateName | WorkflowTemplateName | 'message' | 'ticket_forward';

/** Every message that the product sends, with what an admin may change of it. */
export const templateCatalogue: Readonly<Record<EditableName, TemplateDefinition>> = texts;

const isEditable = (name: string): name is EditableName => Object.hasOwn(templateCatalogue, name);

/** What is known of a message by this name, if there is one. */
export const definitionOf = (name: string): TemplateDefinition | undefined =>
  isEditable(name) ? templateCatalogue[name] : undefined;

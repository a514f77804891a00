import { inboundMailTexts, otherTexts, securityTexts } from './account-texts.js';
import { billingTexts } from './billing-texts.js';
import { consultationTexts } from './consultation-texts.js';
import { dealTexts } from './deal-texts.js';
import { meetingTexts } from './meeting-texts.js';
import { projectTexts } from './project-texts.js';
import type { EditableName, TemplateDefinition } from './template-definition.js';
import { reportTexts } from './report-texts.js';
import { ticketTexts } from './ticket-texts.js';

export type { EditableName, TemplateDefinition, TemplateVariable } from './template-definition.js';

/** Every message that the product sends, with what an admin may change of it. */
export const templateCatalogue: Readonly<Record<EditableName, TemplateDefinition>> = {
  ...otherTexts,
  ...securityTexts,
  ...consultationTexts,
  ...meetingTexts,
  ...projectTexts,
  ...dealTexts,
  ...billingTexts,
  ...ticketTexts,
  ...inboundMailTexts,
  ...reportTexts,
};

const isEditable = (name: string): name is EditableName => Object.hasOwn(templateCatalogue, name);

/** What is known of a message by this name, if there is one. */
export const definitionOf = (name: string): TemplateDefinition | undefined =>
  isEditable(name) ? templateCatalogue[name] : undefined;

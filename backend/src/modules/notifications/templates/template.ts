import type { EditableName } from './catalogue/index.js';

/** Mails whose text an admin wrote in a workflow, and mails about workflows themselves. */
export const workflowTemplateNames = ['workflow_message', 'workflow_approval', 'workflow_disabled'] as const;
export type WorkflowTemplateName = (typeof workflowTemplateNames)[number];

/** Those whose words aren't in the catalogue: they come with the notification. */
export type OwnWordsTemplateName = WorkflowTemplateName | 'message';

/** Those of the catalogue that a notification has. */
export type CatalogueTemplateName = Exclude<EditableName, 'sign_in' | 'news' | 'digest'>;

export type TemplateName = CatalogueTemplateName | OwnWordsTemplateName;

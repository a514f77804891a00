export { ConsultationForm, type ConsultationFormProps } from './consultation-form.js';
export { ConsultationWizard, type ConsultationWizardProps } from './consultation-wizard.js';

export { ConsultationWizard, type ConsultationWizardProps } from './consultation-wizard.js';

import type { ConsultationWizardProps } from '@portal/wizard';
import { lazy, Suspense } from 'react';

const ConsultationWizard = lazy(() => import('@portal/wizard').then((file) => ({ default: file.ConsultationWizard })));

/**
 * The wizard that requests a consultation (specification, section 6). Its code is loaded when it is opened: most
 * visits to a screen that offers it don't.
 */
export const BookConsultation = (props: ConsultationWizardProps) => (
  <Suspense fallback={null}>
    <ConsultationWizard {...props} />
  </Suspense>
);

import type { ComponentType } from 'react';

export interface PublicPage {
  path: string;
  /** Loads the page's component; each page is a chunk of its own. */
  load: () => Promise<{ Component: ComponentType }>;
}

/** Every public page, in the order of the menus (specification, section 2). */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    load: () => import('./features/landing/landing.page.js').then((page) => ({ Component: page.LandingPage })),
  },
  {
    path: '/web-technologies',
    load: () =>
      import('./features/services/web-technologies.page.js').then((page) => ({ Component: page.WebTechnologiesPage })),
  },
  {
    path: '/about',
    load: () => import('./features/company/about.page.js').then((page) => ({ Component: page.AboutPage })),
  },
  {
    path: '/it-strategy',
    load: () => import('./features/services/it-strategy.page.js').then((page) => ({ Component: page.ItStrategyPage })),
  },
  {
    path: '/it-operations',
    load: () =>
      import('./features/services/it-operations.page.js').then((page) => ({ Component: page.ItOperationsPage })),
  },
  {
    path: '/hardware-support',
    load: () =>
      import('./features/services/hardware-support.page.js').then((page) => ({ Component: page.HardwareSupportPage })),
  },
  {
    path: '/enterprise-solutions',
    load: () =>
      import('./features/services/enterprise-solutions.page.js').then((page) => ({
        Component: page.EnterpriseSolutionsPage,
      })),
  },
  {
    path: '/schedule-service-call',
    load: () =>
      import('./features/support/schedule-service-call.page.js').then((page) => ({
        Component: page.ScheduleServiceCallPage,
      })),
  },
  {
    path: '/emergency-support',
    load: () =>
      import('./features/support/emergency-support.page.js').then((page) => ({ Component: page.EmergencySupportPage })),
  },
  {
    path: '/operations-assessment',
    load: () =>
      import('./features/support/operations-assessment.page.js').then((page) => ({
        Component: page.OperationsAssessmentPage,
      })),
  },
  {
    path: '/service-levels',
    load: () =>
      import('./features/support/service-levels.page.js').then((page) => ({ Component: page.ServiceLevelsPage })),
  },
  {
    path: '/schedule-strategy-session',
    load: () =>
      import('./features/consultations/strategy-session.page.js').then((page) => ({
        Component: page.StrategySessionPage,
      })),
  },
  {
    path: '/book-consultation',
    load: () =>
      import('./features/consultations/book-consultation.page.js').then((page) => ({
        Component: page.BookConsultationPage,
      })),
  },
  {
    path: '/schedule-consultation',
    load: () =>
      import('./features/consultations/schedule-consultation.page.js').then((page) => ({
        Component: page.ScheduleConsultationPage,
      })),
  },
  {
    path: '/consultation-help',
    load: () =>
      import('./features/consultations/consultation-help.page.js').then((page) => ({
        Component: page.ConsultationHelpPage,
      })),
  },
  {
    path: '/get-started',
    load: () => import('./features/company/get-started.page.js').then((page) => ({ Component: page.GetStartedPage })),
  },
  {
    path: '/case-studies',
    load: () => import('./features/company/case-studies.page.js').then((page) => ({ Component: page.CaseStudiesPage })),
  },
  {
    path: '/privacy-policy',
    load: () =>
      import('./features/legal/privacy-policy.page.js').then((page) => ({ Component: page.PrivacyPolicyPage })),
  },
  {
    path: '/terms-of-service',
    load: () =>
      import('./features/legal/terms-of-service.page.js').then((page) => ({ Component: page.TermsOfServicePage })),
  },
  {
    path: '/accessibility',
    load: () =>
      import('./features/legal/accessibility.page.js').then((page) => ({ Component: page.AccessibilityPage })),
  },
];

import type { ComponentType } from 'react';

export interface PublicPage {
  path: string;
  /**
   * Loads the page's component; each page is a chunk of its own, which is named after its path so that the prerendered
   * page can fetch it ahead (`frontends/build/start-files.ts`).
   */
  load: () => Promise<{ Component: ComponentType }>;
}

/** Every public page, in the order of the menus (specification, section 2). */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    load: () =>
      import(/* webpackChunkName: "home" */ './features/landing/landing.page.js').then((page) => ({
        Component: page.LandingPage,
      })),
  },
  {
    path: '/web-technologies',
    load: () =>
      import(/* webpackChunkName: "web-technologies" */ './features/services/web-technologies.page.js').then(
        (page) => ({ Component: page.WebTechnologiesPage }),
      ),
  },
  {
    path: '/about',
    load: () =>
      import(/* webpackChunkName: "about" */ './features/company/about.page.js').then((page) => ({
        Component: page.AboutPage,
      })),
  },
  {
    path: '/it-strategy',
    load: () =>
      import(/* webpackChunkName: "it-strategy" */ './features/services/it-strategy.page.js').then((page) => ({
        Component: page.ItStrategyPage,
      })),
  },
  {
    path: '/it-operations',
    load: () =>
      import(/* webpackChunkName: "it-operations" */ './features/services/it-operations.page.js').then((page) => ({
        Component: page.ItOperationsPage,
      })),
  },
  {
    path: '/hardware-support',
    load: () =>
      import(/* webpackChunkName: "hardware-support" */ './features/services/hardware-support.page.js').then(
        (page) => ({ Component: page.HardwareSupportPage }),
      ),
  },
  {
    path: '/enterprise-solutions',
    load: () =>
      import(/* webpackChunkName: "enterprise-solutions" */ './features/services/enterprise-solutions.page.js').then(
        (page) => ({
          Component: page.EnterpriseSolutionsPage,
        }),
      ),
  },
  {
    path: '/schedule-service-call',
    load: () =>
      import(/* webpackChunkName: "schedule-service-call" */ './features/support/schedule-service-call.page.js').then(
        (page) => ({
          Component: page.ScheduleServiceCallPage,
        }),
      ),
  },
  {
    path: '/emergency-support',
    load: () =>
      import(/* webpackChunkName: "emergency-support" */ './features/support/emergency-support.page.js').then(
        (page) => ({ Component: page.EmergencySupportPage }),
      ),
  },
  {
    path: '/operations-assessment',
    load: () =>
      import(/* webpackChunkName: "operations-assessment" */ './features/support/operations-assessment.page.js').then(
        (page) => ({
          Component: page.OperationsAssessmentPage,
        }),
      ),
  },
  {
    path: '/service-levels',
    load: () =>
      import(/* webpackChunkName: "service-levels" */ './features/support/service-levels.page.js').then((page) => ({
        Component: page.ServiceLevelsPage,
      })),
  },
  {
    path: '/schedule-strategy-session',
    load: () =>
      import(
        /* webpackChunkName: "schedule-strategy-session" */ './features/consultations/strategy-session.page.js'
      ).then((page) => ({
        Component: page.StrategySessionPage,
      })),
  },
  {
    path: '/book-consultation',
    load: () =>
      import(/* webpackChunkName: "book-consultation" */ './features/consultations/book-consultation.page.js').then(
        (page) => ({
          Component: page.BookConsultationPage,
        }),
      ),
  },
  {
    path: '/schedule-consultation',
    load: () =>
      import(
        /* webpackChunkName: "schedule-consultation" */ './features/consultations/schedule-consultation.page.js'
      ).then((page) => ({
        Component: page.ScheduleConsultationPage,
      })),
  },
  {
    path: '/consultation-help',
    load: () =>
      import(/* webpackChunkName: "consultation-help" */ './features/consultations/consultation-help.page.js').then(
        (page) => ({
          Component: page.ConsultationHelpPage,
        }),
      ),
  },
  {
    path: '/get-started',
    load: () =>
      import(/* webpackChunkName: "get-started" */ './features/company/get-started.page.js').then((page) => ({
        Component: page.GetStartedPage,
      })),
  },
  {
    path: '/case-studies',
    load: () =>
      import(/* webpackChunkName: "case-studies" */ './features/company/case-studies.page.js').then((page) => ({
        Component: page.CaseStudiesPage,
      })),
  },
  {
    path: '/privacy-policy',
    load: () =>
      import(/* webpackChunkName: "privacy-policy" */ './features/legal/privacy-policy.page.js').then((page) => ({
        Component: page.PrivacyPolicyPage,
      })),
  },
  {
    path: '/terms-of-service',
    load: () =>
      import(/* webpackChunkName: "terms-of-service" */ './features/legal/terms-of-service.page.js').then((page) => ({
        Component: page.TermsOfServicePage,
      })),
  },
  {
    path: '/accessibility',
    load: () =>
      import(/* webpackChunkName: "accessibility" */ './features/legal/accessibility.page.js').then((page) => ({
        Component: page.AccessibilityPage,
      })),
  },
];

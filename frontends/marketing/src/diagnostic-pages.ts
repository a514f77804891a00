import type { PublicPage } from './public-pages.js';

/** Screens for testing, there only while diagnostics are on (decisions, section 7); never prerendered. */
export const diagnosticPages: readonly PublicPage[] = [
  {
    path: '/test-consultation',
    load: () =>
      import('./features/diagnostics/test-consultation.page.js').then((page) => ({
        Component: page.TestConsultationPage,
      })),
  },
  {
    path: '/test-consultation-dialog',
    load: () =>
      import('./features/diagnostics/test-consultation-dialog.page.js').then((page) => ({
        Component: page.TestConsultationDialogPage,
      })),
  },
  {
    path: '/test-promocode',
    load: () =>
      import('./features/diagnostics/test-promocode.page.js').then((page) => ({
        Component: page.TestPromocodePage,
      })),
  },
];

import { diagnosticsAreOn } from '@portal/data-access';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A page that loads by route; paths are absolute. */
interface PageRoute {
  path: string;
  lazy: () => Promise<{ Component: ComponentType }>;
}

interface PublicPage extends PageRoute {
  /** The chunk with the page, so that the prerendered page can fetch it ahead (`frontends/build/start-files.ts`). */
  handle: { chunk: string };
}

/** Pages whose contents are in one file and one chunk. */
const family =
  <Path extends string>(chunk: string, load: () => Promise<{ pages: (path: Path) => ComponentType }>) =>
  (path: Path): PublicPage => ({
    path,
    handle: { chunk },
    lazy: async () => ({ Component: (await load()).pages(path) }),
  });

const company = family(
  'company',
  () => import(/* webpackChunkName: "company" */ './features/company/company.pages.js'),
);
const consultations = family(
  'consultations',
  () => import(/* webpackChunkName: "consultations" */ './features/consultations/consultations.pages.js'),
);
const legal = family('legal', () => import(/* webpackChunkName: "legal" */ './features/legal/legal.pages.js'));
const services = family(
  'services',
  () => import(/* webpackChunkName: "services" */ './features/services/services.pages.js'),
);
const support = family(
  'support',
  () => import(/* webpackChunkName: "support" */ './features/support/support.pages.js'),
);

/** Every public page, in the order of the menus (specification, section 2). */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    handle: { chunk: 'home' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './features/landing/landing.page.js')).LandingPage,
    }),
  },
  services('/web-technologies'),
  company('/about'),
  services('/it-strategy'),
  services('/it-operations'),
  services('/hardware-support'),
  services('/enterprise-solutions'),
  support('/schedule-service-call'),
  support('/emergency-support'),
  support('/operations-assessment'),
  support('/service-levels'),
  consultations('/schedule-strategy-session'),
  consultations('/book-consultation'),
  consultations('/schedule-consultation'),
  consultations('/consultation-help'),
  company('/get-started'),
  company('/case-studies'),
  legal('/privacy-policy'),
  legal('/terms-of-service'),
  legal('/accessibility'),
];

/** Screens for testing, there only while diagnostics are on (decisions, section 7); never prerendered. */
const diagnosticPages: readonly PageRoute[] = [
  {
    path: '/test-consultation',
    lazy: async () => ({
      Component: (await import('./features/diagnostics/test-consultation.page.js')).TestConsultationPage,
    }),
  },
  {
    path: '/test-consultation-dialog',
    lazy: async () => ({
      Component: (await import('./features/diagnostics/test-consultation-dialog.page.js')).TestConsultationDialogPage,
    }),
  },
  {
    path: '/test-promocode',
    lazy: async () => ({
      Component: (await import('./features/diagnostics/test-promocode.page.js')).TestPromocodePage,
    }),
  },
];

/** The public site's routes. */
export const routes: RouteObject[] = [...publicPages, ...(diagnosticsAreOn() ? diagnosticPages : [])];

import { diagnosticsAreOn } from '@portal/data-access';
import type { RouteObject } from 'react-router';
import { diagnosticPages } from './diagnostic-pages.js';
import { publicPages } from './public-pages.js';

/** The public site's routes; paths are absolute, pages load by route. */
export const routes: RouteObject[] = [...publicPages, ...(diagnosticsAreOn() ? diagnosticPages : [])].map(
  ({ path, load }) => ({ path, lazy: load }),
);

import type { RouteObject } from 'react-router';
import { publicPages } from './public-pages.js';

/** The public site's routes; paths are absolute, pages load by route. */
export const routes: RouteObject[] = publicPages.map(({ path, load }) => ({ path, lazy: load }));

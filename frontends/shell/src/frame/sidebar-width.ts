import { readRemembered, remember } from '@portal/ui';

/** The sidebar on a desk: with labels, or icons alone. */
export type SidebarWidth = 'wide' | 'icons';

const KEY = 'sidebar';

/** What this browser chose last. */
export const rememberedWidth = (): SidebarWidth => (readRemembered(KEY) === 'icons' ? 'icons' : 'wide');

/** Keeps the choice for this browser. */
export const rememberWidth = (width: SidebarWidth): void => remember(KEY, width);

import { usePagePlace } from '@portal/ui';
import type { AccountLink } from './menus/account-links.js';

/** A step on the way to the page; the last one is the page itself. */
export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

const pathOf = (href: string): string => href.split('?')[0] ?? href;

/**
 * The way to the page: its list as the record names it, with the list's filters; the record between them, if any; and
 * the page's title. A list is a way of one step.
 */
export function useCrumbs(current: AccountLink | undefined, pathname: string): readonly Crumb[] {
  const place = usePagePlace();
  if (!current) return place ? [{ label: place.title }] : [];
  const { title = current.label, back } = place ?? {};
  const isList = pathOf(current.href) === pathname;
  if (isList) return [{ label: title }];
  const isBackToList = back !== undefined && pathOf(back.to) === pathOf(current.href);
  const list: Crumb = isBackToList
    ? { label: back.label, href: back.to }
    : { label: current.label, href: current.href };
  const between: Crumb[] = back && !isBackToList ? [{ label: back.label, href: back.to }] : [];
  // until the screen has a title of its own, the page has its list's
  return title === current.label && !back ? [list] : [list, ...between, { label: title }];
}

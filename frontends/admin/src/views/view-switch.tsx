import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import './view-switch.css';

export interface View<Name extends string = string> {
  /** Its word in the address: `?view=board`. */
  view: Name;
  label: string;
  icon: LucideIcon;
}

interface ViewSwitchProps {
  /** The first one is the one without a word in the address. */
  views: readonly View[];
  open: string;
  pathname: string;
  /** What of the address goes along to another view, beside its own word; by default nothing. */
  keep?: (to: string) => URLSearchParams;
  /** What the switch is called aloud. */
  label?: string;
  /** The first one has a word in the address too. */
  everyNamed?: boolean;
}

const nothing = (): URLSearchParams => new URLSearchParams();

/** Where a switch is wider than its place, the open view is in sight. */
export function useOpenInSight(open: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = strip.current;
    const view = place?.querySelector<HTMLElement>('[aria-current]');
    if (!place || !view) return;
    const { left, width } = view.getBoundingClientRect();
    place.scrollLeft += left + width / 2 - place.getBoundingClientRect().left - place.clientWidth / 2;
  }, [open]);
  return strip;
}

/** The ways to look at one part of the console. */
export function ViewSwitch({
  views,
  open,
  pathname,
  keep = nothing,
  label: name = 'View',
  everyNamed = false,
}: ViewSwitchProps) {
  const strip = useOpenInSight(open);
  return (
    <nav ref={strip} className="view-switch rounded" aria-label={name}>
      {views.map(({ view, label, icon: Icon }) => (
        <Link
          key={view}
          to={{ pathname, search: searchFor(keep(view), view === views[0]?.view && !everyNamed ? null : view) }}
          aria-current={view === open ? 'page' : undefined}
          className="view-switch__view inline-row gap-6 muted small strong"
        >
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> {label}
        </Link>
      ))}
    </nav>
  );
}

function searchFor(params: URLSearchParams, view: string | null): string {
  if (view) params.set('view', view);
  return params.toString();
}

/** The view that an address names, or the first. */
export const openViewOf = <Name extends string>(views: readonly View<Name>[], params: URLSearchParams): Name | '' =>
  (views.find(({ view }) => view === params.get('view')) ?? views[0])?.view ?? '';

/** The views of one screen, named in its address: which is open, and the switch between them. */
export function viewsOf<Name extends string>(pathname: string, views: readonly [View<Name>, ...View<Name>[]]) {
  const useView = (): Name => openViewOf(views, useSearchParams()[0]) || views[0].view;
  return { useView, Switch: () => <ViewSwitch views={views} open={useView()} pathname={pathname} /> };
}

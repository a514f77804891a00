import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation, useSearchParams, type LinkProps } from 'react-router';
import { sheetTab } from '../sheet/sheet-address.js';
import { useSheet } from '../sheet/sheet-context.js';
import './detail-tabs.css';

/** One part of a record. */
export interface DetailTab {
  /** Its word in the URL: `?tab=board`. */
  id: string;
  label: string;
  /** How many are in it, where that is worth knowing. */
  count?: number | undefined;
  panel: () => ReactNode;
}

/** Where the tools of the open part stand; null until that is on the page, undefined where there are no tabs. */
const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Search, filters and buttons of a part: in the line of the tabs, where it has room; in place outside of tabs. */
export function TabTools({ children }: { children: ReactNode }) {
  const place = use(ToolsPlace);
  return place ? createPortal(children, place) : place === undefined ? children : null;
}

/**
 * A record in parts, the open one named in the URL so that it can be sent, reloaded and opened beside another. The first
 * part is the one without a name.
 */
export function DetailTabs({ label, tabs }: { label: string; tabs: readonly DetailTab[] }) {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const isInSheet = useSheet() !== undefined;
  const name = isInSheet ? sheetTab : 'tab';
  const open = tabs.find(({ id }) => id === params.get(name)) ?? tabs[0];
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className="detail-tabs flex wrap">
        <TabStrip
          label={label}
          open={open?.id}
          tabs={tabs.map((tab) => ({
            ...tab,
            to: { search: searchFor(params, name, tab.id === tabs[0]?.id ? null : tab.id) },
          }))}
          // Back closes the sheet, whichever tabs were read
          {...(isInSheet && { replace: true, state })}
        />
        <div ref={setTools} className="detail-tabs__tools row gap-8 shrinks" />
      </div>
      {open ? (
        <section key={open.id} className="detail-tabs__panel" aria-label={open.label}>
          <h2 className="visually-hidden">{open.label}</h2>
          <ToolsPlace value={tools}>{open.panel()}</ToolsPlace>
        </section>
      ) : null}
    </>
  );
}

/** Pages that belong together, each with an address of its own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string }[] }) {
  const { pathname } = useLocation();
  return (
    <div className="detail-tabs flex wrap">
      <TabStrip label={label} open={pathname} tabs={tabs.map((tab) => ({ ...tab, id: tab.to }))} />
    </div>
  );
}

interface TabStripProps extends Pick<LinkProps, 'replace' | 'state'> {
  label: string;
  /** The id of the open one. */
  open: string | undefined;
  tabs: readonly { id: string; label: string; count?: number | undefined; to: LinkProps['to'] }[];
}

function TabStrip({ label: name, open, tabs, ...navigation }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => showOpenTab(strip.current), [open]);
  return (
    <nav ref={strip} aria-label={name} className="detail-tabs__strip relative scrolls-x flex gap-2 shrinks">
      {tabs.map(({ id, label, count, to }) => (
        <Link
          key={id}
          to={to}
          preventScrollReset
          {...navigation}
          className="detail-tabs__tab inline-row fixed gap-6 muted small strong"
          aria-current={id === open ? 'page' : undefined}
        >
          {label}
          {count === undefined ? null : <span className="detail-tabs__count numeric">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

function searchFor(params: URLSearchParams, name: string, tab: string | null): string {
  const next = new URLSearchParams(params);
  if (tab) next.set(name, tab);
  else next.delete(name);
  return next.toString();
}

/** On a phone the tabs are wider than the screen: the open one is always in sight. */
function showOpenTab(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2;
}

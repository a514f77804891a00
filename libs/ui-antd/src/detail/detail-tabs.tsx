import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation, useSearchParams } from 'react-router';
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
  const strip = useRef<HTMLElement>(null);
  const open = tabs.find(({ id }) => id === params.get(name)) ?? tabs[0];
  useEffect(() => showOpenTab(strip.current), [open?.id]);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className="detail-tabs flex wrap">
        <nav ref={strip} aria-label={label} className="detail-tabs__strip relative scrolls-x flex gap-2 shrinks">
          {tabs.map((tab) => (
            <Link
              key={tab.id}
              to={{ search: searchFor(params, name, tab.id === tabs[0]?.id ? null : tab.id) }}
              preventScrollReset
              // Back closes the sheet, whichever tabs were read
              {...(isInSheet && { replace: true, state })}
              className="detail-tabs__tab inline-row fixed gap-6 muted small strong"
              aria-current={tab === open ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="detail-tabs__count numeric">{tab.count}</span>}
            </Link>
          ))}
        </nav>
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

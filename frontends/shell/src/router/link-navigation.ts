import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const SERVED_BY_THE_API = /^\/(api|ops|assets|metrics|health|functions)(\/|$)/;

/** Follows plain links within the page without a reload; the browser handles all others. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = internalTarget(event);
      if (!target) return;
      event.preventDefault();
      void navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** The path of a link that is followed within the page; null for links that the browser handles. */
export function internalTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || SERVED_BY_THE_API.test(url.pathname)) return null;
  const onlyAnchor = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return onlyAnchor ? null : url.pathname + url.search + url.hash;
}

import { useEffect, useId } from 'react';
import { brand } from '../brand.js';
import { pagePlaces } from './page-places.js';

interface PageTitleProps {
  children: string;
  /** The list or record that the page is under. */
  back?: { to: string; label: string } | undefined;
}

/**
 * What the browser's tab and history call this page: "Projects · Pamlico IT Services". React moves it into the head;
 * where several are on the page, the one that came last counts: a record beside its list before the list. The frame of
 * signed-in pages shows the same title as its place.
 */
export function PageTitle({ children: title, back }: PageTitleProps) {
  const id = useId();
  const { to, label } = back ?? {};
  useEffect(() => pagePlaces.enter(id), [id]);
  useEffect(() => {
    pagePlaces.show(id, { title, back: to === undefined || label === undefined ? undefined : { to, label } });
  }, [id, title, to, label]);
  return <title>{`${title} · ${brand.name}`}</title>;
}

import { brand } from '../brand.js';

/**
 * What the browser's tab and history call this page: "Projects · Pamlico IT Services". React moves it into the head;
 * where several are on the page, the one that came last counts: a record beside its list before the list.
 */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${brand.name}`}</title>;

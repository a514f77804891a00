import { PageTitle, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { ListHead } from './table/list-head.js';
import './list-page.css';

interface ListPlaceProps {
  title: string;
  actions?: ReactNode;
  density?: 'dense' | 'roomy';
}

/**
 * The place of a list whose lead has an answer of its own: `ListPage` draws its search and its rows at once, and a lead
 * that comes later would move them.
 */
export const ListPlace = ({ title, actions, density = 'dense' }: ListPlaceProps) => (
  <section
    className={`list-page column gap-12 full list-page--${density}`}
    aria-labelledby="list-title"
    aria-busy="true"
  >
    <PageTitle>{title}</PageTitle>
    <ListHead title={title} titleId="list-title" actions={actions} />
    <Skeleton height={88} />
    <Skeleton rows={6} height={44} />
  </section>
);

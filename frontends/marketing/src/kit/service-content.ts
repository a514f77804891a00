import type { ReactNode } from 'react';
import type { Question } from './faq.js';
import type { PageMetaProps } from './page-meta.js';

export interface Point {
  title: string;
  text: ReactNode;
}

/** The content of a service's page. */
export interface ServiceContent {
  meta: Omit<PageMetaProps, 'questions' | 'home'>;
  /** Where the page belongs, in two or three words. */
  kicker: string;
  heading: string;
  lead: string;
  picture: ReactNode;
  /** The main action; its wizard title decides the request's type. */
  action: { label: string; wizardTitle?: string };
  second?: { label: string; href: string };
  /** The support ticket that a signed-in customer can open in place of a request. */
  ticket?: { label: string; href: string };
  /** The phone comes before any form. */
  callFirst?: boolean;
  /** The wizard as a part of the page, in place of the picture. */
  form?: ReactNode;
  gets: { heading: string; lead?: string; points: readonly Point[] };
  steps: { heading: string; points: readonly Point[] };
  questions: readonly Question[];
  closing: { heading: string; text: string };
  /** Further wizards that the page's own parts open. */
  furtherWizards?: readonly string[];
}

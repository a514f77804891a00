import type { ConsultationType } from './consultation.contract.js';

/** A kind of consultation as the site shows it and as a meeting of it is booked. */
export interface Offering {
  type: ConsultationType;
  title: string;
  /** How long the meeting takes; null: at any hour, for as long as it needs. */
  minutes: number | null;
  /** In cents of a US dollar; null: "Contact Us". */
  price_cents: number | null;
  /** What it consists of, in two words each. */
  what: readonly string[];
}

/**
 * The consultations on offer (specification, sections 3 and 9): the site's cards, the wizard's titles and the length of
 * a booked meeting all come from here. The general one is what the home page advertises as free.
 */
export const offerings = {
  strategy_consultation: {
    type: 'strategy_consultation',
    title: 'Strategy Consultation',
    minutes: 60,
    price_cents: 0,
    what: ['Business Assessment', 'Technology Roadmap', 'ROI Analysis', 'Implementation Plan'],
  },
  project_scoping: {
    type: 'project_scoping',
    title: 'Project Scoping',
    minutes: 90,
    price_cents: 20_000,
    what: ['Requirements Analysis', 'Technical Specifications', 'Timeline Planning', 'Cost Estimation'],
  },
  emergency_assessment: {
    type: 'emergency_assessment',
    title: 'Emergency Assessment',
    minutes: null,
    price_cents: null,
    what: ['Rapid Response', 'Issue Diagnosis', 'Recovery Planning', 'Prevention Strategy'],
  },
  general_consultation: {
    type: 'general_consultation',
    title: 'IT Consultation',
    minutes: 30,
    price_cents: 0,
    what: ['Your Question', 'Honest Opinion', 'Rough Price', 'Next Step'],
  },
} as const satisfies { readonly [Type in ConsultationType]: Offering & { type: Type } };

/** How long it takes, in words: "60 minutes", or "Available 24/7" where there is no end to plan. */
export const offeringLength = ({ minutes }: Pick<Offering, 'minutes'>): string =>
  minutes === null ? 'Available 24/7' : `${minutes} minutes`;

/** The price as text: "Free", "$200" or "Contact Us". */
export function offeringPrice({ price_cents }: Pick<Offering, 'price_cents'>): string {
  if (price_cents === null) return 'Contact Us';
  if (price_cents === 0) return 'Free';
  return `$${(price_cents / 100).toLocaleString('en-US')}`;
}

/** The title that the wizard opens with and the request keeps: "Strategy Consultation - 60 minutes". */
export const requestTitleOf = (offering: Pick<Offering, 'title' | 'minutes'>): string =>
  `${offering.title} - ${offeringLength(offering)}`;

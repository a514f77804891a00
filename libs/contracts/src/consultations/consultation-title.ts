import { limits } from '../core/limits.js';
import type { ConsultationType } from './consultation.contract.js';

/** The consultation type of a title (specification, section 4). */
export function consultationTypeOf(title: string): ConsultationType {
  const text = title.toLowerCase();
  if (text.includes('strategy')) return 'strategy_consultation';
  if (text.includes('project') || text.includes('scoping')) return 'project_scoping';
  if (text.includes('emergency')) return 'emergency_assessment';
  return 'general_consultation';
}

/**
 * The title of a request from the site: page, call to action and topic, so that requests from different places differ.
 * Its heading is page and action; its type follows from all of it.
 */
export const siteRequestTitle = (page: string, action: string, about: string): string =>
  `${page}: ${action} - ${about}`.slice(0, limits.title);

/** The wizard's heading: the text before " - " (specification, section 4). */
export const wizardTitleOf = (title: string): string => title.split(' - ')[0] ?? title;

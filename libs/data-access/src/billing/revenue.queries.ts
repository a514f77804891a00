import type { ListMrrMovements, ShowMrr } from '@portal/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { asSent } from '../http/api.js';
import { recordQuery, pageQuery } from '../query/calls.js';
import { keys } from '../query/keys.js';

/** The business in numbers, for admins (decisions, section 5). */
export const revenueQueries = {
  summary: (months = 12) =>
    recordQuery([...keys.revenue, 'summary', months], '/api/v1/deals/revenue-summary', { query: { months } }),
  deals: () => recordQuery([...keys.revenue, 'deals'], '/api/v1/deals/analytics'),
  /** What moved the monthly recurring revenue between two days. */
  mrr: (days: ShowMrr) => ({
    ...recordQuery([...keys.revenue, 'mrr', days], '/api/v1/deals/mrr-summary', { query: days }),
    placeholderData: keepPreviousData,
  }),
  /** The movements themselves. */
  movements: (query: ListMrrMovements) =>
    pageQuery([...keys.revenue, 'movements', query], '/api/v1/deals/mrr-movements', { query: asSent(query) }),
};

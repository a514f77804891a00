import type { Channel } from '@portal/contracts';
import type { QueryKey } from '@tanstack/react-query';
import { analyticsQueries } from '../analytics/analytics.queries.js';
import { companyQueries } from '../companies/company.queries.js';
import { consultationQueries } from '../consultations/consultation.queries.js';
import { userQueries } from '../users/user.queries.js';

/** Where the rows of a table live in the cache: key of everything, of the lists, of one record. */
export interface LiveTable {
  all: QueryKey;
  lists: QueryKey;
  detail: (id: string) => { queryKey: QueryKey };
}

/** Table of a live change → its place in the cache. */
export const liveTables: Readonly<Record<string, LiveTable>> = {
  consultation_requests: consultationQueries,
  users: userQueries,
  companies: companyQueries,
  // no row of its own: a hint that the numbers may have changed
  dashboard: {
    all: analyticsQueries.all,
    lists: analyticsQueries.all,
    detail: (id) => ({ queryKey: [...analyticsQueries.all, 'hint', id] }),
  },
};

/** What a channel keeps fresh: fetched anew when a change could have been missed. */
export const liveChannels: Readonly<Partial<Record<Channel, readonly QueryKey[]>>> = {
  consultations: [consultationQueries.all],
  customers: [userQueries.all, companyQueries.all],
  dashboard: [analyticsQueries.all],
};

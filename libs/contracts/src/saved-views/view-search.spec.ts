import type { z } from 'zod';
import * as contracts from '../index.js';
import { CreateSavedView, UpdateSavedView } from './saved-view.contract.js';
import { viewParameters, viewSearch } from './view-search.js';

/** The queries of the console's lists. */
const lists: readonly z.ZodObject[] = [
  contracts.ListBroadcasts,
  contracts.ListCannedReplies,
  contracts.ListCompanies,
  contracts.ListConsultations,
  contracts.ListDealPayments,
  contracts.ListDeals,
  contracts.ListErrorGroups,
  contracts.ListInboundMails,
  contracts.ListInvoices,
  contracts.ListMeetings,
  contracts.ListProjects,
  contracts.ListPromoCodes,
  contracts.ListScheduleEntries,
  contracts.ListSentNotifications,
  contracts.ListTasks,
  contracts.ListTickets,
  contracts.ListUsers,
];

describe('what a saved view keeps of an address', () => {
  it('is every filter, order and grouping of the console’s lists, and which view of them it is', () => {
    const understood = new Set(lists.flatMap(({ shape }) => Object.keys(shape)));
    understood.delete('page');
    understood.delete('rows'); // of a file
    expect([...viewParameters].sort()).toEqual([...understood, 'view'].sort());
  });

  it.each([
    ['', ''],
    ['page=3', ''],
    ['new', ''],
    ['new=0199&status=active', 'status=active'],
    ['status=done&task=0199&list=status%3Ddone&tab=board', 'status=done'],
    ['status=active%2Con_hold&page=2&health=at_risk', 'health=at_risk&status=active%2Con_hold'],
    ['view=board&groupBy=status&sortBy=name', 'groupBy=status&sortBy=name&view=board'],
    ['search=caf%C3%A9+bar&searches=1', 'search=caf%C3%A9+bar'],
  ])('of “%s” it is “%s”, whatever order the filters were chosen in', (search, kept) => {
    expect(viewSearch(search)).toBe(kept);
  });

  it('is the same where a client sends more', () => {
    const view = { name: 'Mine', path: '/admin/projects', search: 'new=&status=active&page=2' };
    expect(CreateSavedView.parse(view).search).toBe('status=active');
    expect(UpdateSavedView.parse({ search: view.search }).search).toBe('status=active');
  });
});

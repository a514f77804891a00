/**
 * The parameters of the lists' addresses that a saved view keeps: filters, order, grouping and which view of the list it
 * is. Names instead of the lists' schemas, because the console's frame has them before any list is loaded; a test
 * compares the two.
 */
export const viewParameters = [
  'accepted_from',
  'accepted_to',
  'assigned_to',
  'assignee_id',
  'breached',
  'broadcast_id',
  'category',
  'channel',
  'company_id',
  'completed',
  'consultation_id',
  'consultation_type',
  'current_status',
  'customerId',
  'customer_id',
  'deal_id',
  'deal_type',
  'deleted',
  'due_next',
  'email',
  'ended_from',
  'ended_to',
  'from',
  'groupBy',
  'health',
  'host_id',
  'interval',
  'invoice_id',
  'issued_from',
  'issued_to',
  'kind',
  'late',
  'limit',
  'manager_id',
  'method',
  'milestone_id',
  'open',
  'overdue',
  'priority',
  'project_id',
  'promo_code',
  'received_from',
  'received_to',
  'recipient_id',
  'refunded_from',
  'refunded_to',
  'requester_id',
  'role',
  'search',
  'severity',
  'similar_to',
  'snoozed',
  'sortBy',
  'sortOrder',
  'status',
  'tag',
  'template',
  'to',
  'type',
  'unanswered',
  'upcoming',
  'urgency',
  'view',
] as const;

const kept = new Set<string>(viewParameters);

const nameOf = (parameter: string): string => parameter.split('=')[0] ?? '';

/**
 * What a saved view keeps of an address's search, encoded and without its question mark: neither the list's page nor
 * what is open on it (`new` opens the form of a new record, `task` and `ticket` a sheet). In one order, whatever order
 * the filters were chosen in.
 */
export const viewSearch = (search: string): string =>
  search
    .split('&')
    .filter((parameter) => kept.has(nameOf(parameter)))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .join('&');

import { get, post, put, remove, type FunctionCall } from './function-call.js';

/** The calls about requests for consultations and their meetings, in the order of the specification. */
export const consultationCalls: readonly FunctionCall[] = [
  get('consultation-requests', 'Show one request', { idFrom: 'id' }),
  get(
    'consultation-requests',
    'List requests: customer_id (or customerId), status, search, page, limit, sortBy, sortOrder',
  ),
  post('consultation-requests', 'Request a consultation'),
  put('consultation-requests', 'Change a request', { idFrom: 'id' }),
  remove('consultation-requests', 'Delete a request', { idFrom: 'id' }),
  post('public-consultation', 'Request a consultation as a visitor', { topLevel: ['message'], session: false }),
  get('consultation-meetings', 'Show one meeting', { idFrom: 'id' }),
  get('consultation-meetings', 'List meetings: consultation_id, status, upcoming=true; all without'),
  post('consultation-meetings', 'Set a meeting about a request: consultation_id, starts_at, time_zone, mode'),
  put('consultation-meetings', 'Change a meeting', { idFrom: 'id' }),
  remove('consultation-meetings', 'Delete a meeting', { idFrom: 'id' }),
];

import { servedCall, type FunctionCall } from './function-call.js';

/** The calls about requests for consultations and their meetings, in the order of the specification. */
export const consultationCalls: readonly FunctionCall[] = [
  servedCall('GET', 'consultation-requests', 'Show one request', { idFrom: 'id' }),
  servedCall(
    'GET',
    'consultation-requests',
    'List requests: customer_id (or customerId), status, search, page, limit, sortBy, sortOrder',
  ),
  servedCall('POST', 'consultation-requests', 'Request a consultation'),
  servedCall('PUT', 'consultation-requests', 'Change a request', { idFrom: 'id' }),
  servedCall('DELETE', 'consultation-requests', 'Delete a request', { idFrom: 'id' }),
  servedCall('POST', 'public-consultation', 'Request a consultation as a visitor', {
    topLevel: ['message'],
    session: false,
  }),
  servedCall('GET', 'consultation-meetings', 'Show one meeting', { idFrom: 'id' }),
  servedCall('GET', 'consultation-meetings', 'List meetings: consultation_id, status, upcoming=true; all without'),
  servedCall(
    'POST',
    'consultation-meetings',
    'Set a meeting about a request: consultation_id, starts_at, time_zone, mode',
  ),
  servedCall('PUT', 'consultation-meetings', 'Change a meeting', { idFrom: 'id' }),
  servedCall('DELETE', 'consultation-meetings', 'Delete a meeting', { idFrom: 'id' }),
];

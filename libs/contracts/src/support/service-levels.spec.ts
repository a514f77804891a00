import { serviceLevels, serviceTimeLabel } from './service-levels.js';

it.each([
  ['urgent', '1 hour', '4 hours'],
  ['high', '4 business hours', '1 business day'],
  ['medium', '8 business hours', '3 business days'],
  ['low', '1 business day', '5 business days'],
] as const)(
  'promises for %s: an answer in %s, work again in %s (decisions, section 5)',
  (priority, response, resolution) => {
    const { clock, response_minutes, resolution_minutes } = serviceLevels[priority];
    expect(serviceTimeLabel(response_minutes, clock)).toBe(response);
    expect(serviceTimeLabel(resolution_minutes, clock)).toBe(resolution);
  },
);

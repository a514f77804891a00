export { AvailabilityModule } from './availability.module.js';
export { minutesOf } from './availability.service.js';
export { chooseHost, wasTaken, type ChosenHost } from './host-choice.js';
export { busyUntil, collides } from './free-times.js';
export { hostCalendars, type Host } from './hosts.queries.js';
export { HostAvailability } from './host-availability.entity.js';
export type { Interval } from './intervals.js';

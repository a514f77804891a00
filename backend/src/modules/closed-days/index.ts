export { ClosedDaysModule } from './closed-days.module.js';
export { closedDays } from './closed-days.service.js';
export { federalHolidayNames, isFederalHoliday } from './federal-holidays.js';

export { ClosedDaysModule } from './closed-days.module.js';
export { closedDays } from './closed-days.reader.js';
export { federalHolidayNames, isFederalHoliday } from './federal-holidays.js';

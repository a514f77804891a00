import { auditFixtures } from './audit-fixtures.js';
import { dealFixtures } from './deal-fixtures.js';
import { exportFixtures } from './export-fixtures.js';
import { importFixtures } from './import-fixtures.js';
import { meetingFixtures } from './meeting-fixtures.js';
import { moneyFixtures } from './money-fixtures.js';
import { notificationFixtures } from './notification-fixtures.js';
import { peopleFixtures } from './people-fixtures.js';
import { projectFixtures } from './project-fixtures.js';
import { reportFixtures } from './report-fixtures.js';
import { supportFixtures } from './support-fixtures.js';
import type { Fixtures } from './walk.js';
import { workflowFixtures } from './workflow-fixtures.js';

/** How every operation of the API is called on rows that exist. */
export const fixtures: Fixtures = {
  ...peopleFixtures,
  ...meetingFixtures,
  ...dealFixtures,
  ...moneyFixtures,
  ...projectFixtures,
  ...supportFixtures,
  ...workflowFixtures,
  ...notificationFixtures,
  ...reportFixtures,
  ...auditFixtures,
  ...importFixtures,
  ...exportFixtures,
};

/** The operation that a fixture calls. */
export const operationOf = (visit: string): string => visit.split(' — ')[0] ?? visit;

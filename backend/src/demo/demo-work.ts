import type { DemoMilestone } from './demo-milestone.js';
import { ordersWork, phonesWork, terminalWork, tillsWork } from './demo-work-bakery.js';
import { backupWork, cloudWork } from './demo-work-dental.js';
import { networkWork } from './demo-work-network.js';

/** Project name → its milestones with their tasks, in every state. */
export const demoWork: Readonly<Record<string, readonly DemoMilestone[]>> = {
  'Network for both shops': networkWork,
  'Online cake orders': ordersWork,
  'New tills': tillsWork,
  'Phones at the counter': phonesWork,
  'Stable card terminal': terminalWork,
  'Move to the cloud': cloudWork,
  'Backup that is tested': backupWork,
};

import type { MilestoneStatus, Priority, TaskStatus } from '@portal/contracts';

/** A task of the demo data; days count from now, negative is past. */
export interface DemoTask {
  title: string;
  description?: string;
  status: TaskStatus;
  daysAgo: number;
  doneAgo?: number;
  dueIn?: number;
  weight?: number;
  priority?: Priority;
  assignee?: string;
  labels?: readonly string[];
  estimate?: number;
  spent?: number;
  blocked?: string;
}

/** A milestone with its tasks. One that needs approval and is completed was approved by the owner. */
export interface DemoMilestone {
  title: string;
  description?: string;
  status: MilestoneStatus;
  dueIn?: number;
  approval?: boolean;
  /** The changes that the owner requested. */
  changes?: string;
  tasks: readonly DemoTask[];
}

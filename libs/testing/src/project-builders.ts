import type {
  ActivityLogView,
  AttachmentView,
  CommentView,
  MilestoneView,
  NotificationView,
  ProjectMemberView,
  ProjectView,
  TaskView,
} from '@portal/contracts';
import { anId, hoursAgo } from './builders.js';

let made = 0;
const nextNumber = (): number => ++made;
const numbered = (letter: string): string => `${letter}-${String(nextNumber()).padStart(4, '0')}`;
const times = () => ({ created_at: hoursAgo(48), updated_at: hoursAgo(2) });

/** An active project as its owner sees it; override what the test is about. */
export const aProject = (own: Partial<ProjectView> = {}): ProjectView => ({
  id: anId(),
  number: numbered('P'),
  name: 'New office network',
  description: 'Cabling, switches and Wi-Fi for the second floor.',
  customer_id: anId(),
  customer_name: 'Dana Willis',
  company_name: 'Trent River Dental',
  status: 'active',
  priority: 'medium',
  health: 'on_track',
  start_date: '2026-01-05',
  target_date: '2026-03-31',
  completed_at: null,
  manager_id: null,
  manager_name: 'Avery Cole',
  consultation_id: null,
  deal_id: null,
  progress: 40,
  task_count: 5,
  done_count: 2,
  next_date: '2026-02-10',
  next_title: 'Switches installed',
  access: 'owner',
  version: 1,
  ...times(),
  ...own,
});

export const aMilestone = (own: Partial<MilestoneView> = {}): MilestoneView => ({
  id: anId(),
  project_id: anId(),
  title: 'Switches installed',
  description: '',
  status: 'planned',
  due_date: '2026-02-10',
  position: nextNumber(),
  approval_required: false,
  approved_by: null,
  approved_by_name: null,
  approved_at: null,
  change_request: null,
  completed_at: null,
  version: 1,
  ...times(),
  ...own,
});

export const aTask = (own: Partial<TaskView> = {}): TaskView => ({
  id: anId(),
  number: numbered('T'),
  project_id: anId(),
  project_name: 'Office move',
  milestone_id: null,
  milestone_title: null,
  title: 'Label the patch panel',
  description: '',
  status: 'todo',
  priority: 'medium',
  weight: 3,
  assignee_id: null,
  assignee_name: null,
  due_date: null,
  estimate_minutes: null,
  spent_minutes: 0,
  labels: [],
  position: nextNumber(),
  blocked_reason: null,
  completed_at: null,
  created_by: null,
  created_by_name: null,
  version: 1,
  ...times(),
  ...own,
});

export const aComment = (own: Partial<CommentView> = {}): CommentView => ({
  id: anId(),
  task_id: anId(),
  project_id: anId(),
  body: 'The panel is labeled.',
  body_html: '<p>The panel is labeled.</p>',
  author_id: anId(),
  author_name: 'Avery Cole',
  author_role: 'admin',
  visibility: 'public',
  attachments: [],
  edited_at: null,
  version: 1,
  ...times(),
  ...own,
});

export const anAttachment = (own: Partial<AttachmentView> = {}): AttachmentView => ({
  id: anId(),
  comment_id: anId(),
  task_id: anId(),
  project_id: anId(),
  file_name: 'floor-plan.pdf',
  file_size: 120_000,
  file_type: 'application/pdf',
  storage_path: 'k1',
  uploaded_by: anId(),
  uploaded_by_name: 'Avery Cole',
  created_at: hoursAgo(3),
  ...own,
});

export const anActivityLog = (own: Partial<ActivityLogView> = {}): ActivityLogView => ({
  id: anId(),
  project_id: anId(),
  entity_type: 'task',
  entity_id: anId(),
  entity_title: 'Label the patch panel',
  activity_type: 'status_changed',
  description: 'moved the task from To do to Done',
  old_values: { status: 'todo' },
  new_values: { status: 'done' },
  metadata: {},
  source: 'system',
  actor_id: anId(),
  actor_name: 'Avery Cole',
  created_at: hoursAgo(1),
  ...own,
});

export const aMember = (own: Partial<ProjectMemberView> = {}): ProjectMemberView => ({
  id: anId(),
  project_id: anId(),
  user_id: anId(),
  name: 'Luis Ortega',
  email: 'luis@example.com',
  role: 'editor',
  version: 1,
  ...times(),
  ...own,
});

export const aNotification = (own: Partial<NotificationView> = {}): NotificationView => ({
  id: anId(),
  category: 'projects',
  title: 'Avery moved “Label the patch panel” to Done',
  link: '/customer/projects',
  read_at: null,
  created_at: hoursAgo(1),
  ...own,
});

import {
  actionTitles,
  workflowActionTypes,
  type WorkflowActionType,
  type WorkflowTriggerType,
} from '@portal/contracts';
import {
  Bell,
  CalendarClock,
  CircleStop,
  Clock,
  Flag,
  Hand,
  Handshake,
  Hourglass,
  LifeBuoy,
  ListPlus,
  MessageSquare,
  PencilLine,
  Shuffle,
  Stamp,
  UserPlus,
  Webhook,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { schemaOfStep } from '../../step-fields/field-spec.js';

export const triggerIcons: Readonly<Record<WorkflowTriggerType, LucideIcon>> = {
  event: Zap,
  schedule: CalendarClock,
  manual: Hand,
  webhook: Webhook,
};

export const stepIcons: Readonly<Record<WorkflowActionType, LucideIcon>> = {
  notify: Bell,
  add_comment: MessageSquare,
  set_field: PencilLine,
  assign: UserPlus,
  change_status: Shuffle,
  create_task: ListPlus,
  create_ticket: LifeBuoy,
  create_milestone: Flag,
  create_deal_draft: Handshake,
  call_webhook: Webhook,
  delay: Clock,
  wait_until: Hourglass,
  ask_approval: Stamp,
  stop: CircleStop,
};

/** Steps that belong together, in the order of the chooser; each group has a color of its own. */
export const stepGroups = [
  { title: 'Tell people', tone: 'tell', types: ['notify', 'add_comment'] },
  { title: 'Change the record', tone: 'change', types: ['set_field', 'assign', 'change_status'] },
  {
    title: 'Create something',
    tone: 'create',
    types: ['create_task', 'create_ticket', 'create_milestone', 'create_deal_draft'],
  },
  { title: 'Connect', tone: 'connect', types: ['call_webhook'] },
  { title: 'Wait and decide', tone: 'wait', types: ['delay', 'wait_until', 'ask_approval', 'stop'] },
] as const satisfies readonly { title: string; tone: string; types: readonly WorkflowActionType[] }[];

type StepTone = (typeof stepGroups)[number]['tone'];

export const toneOf = (type: WorkflowActionType): StepTone =>
  stepGroups.find(({ types }) => (types as readonly string[]).includes(type))?.tone ?? 'connect';

/** What a step does, in a sentence. */
export const stepDescriptions = Object.fromEntries(
  workflowActionTypes.map((type) => [type, schemaOfStep(type)?.meta()?.description ?? actionTitles[type]]),
) as Readonly<Record<WorkflowActionType, string>>;

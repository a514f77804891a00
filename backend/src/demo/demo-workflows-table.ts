import type { CreateWorkflow, RunWait, WorkflowRunStatus, WorkflowStepStatus } from '@portal/contracts';
import type { z } from 'zod';
import { AVERY } from './demo-people.js';

/** A step of a run as stored in its history. */
export interface DemoStep {
  status: WorkflowStepStatus;
  /** How long it took, in minutes. */
  minutes: number;
  output?: Record<string, unknown>;
  error?: string;
  tries?: number;
}

/** A run of the demo data, about a ticket by its title. */
export type DemoRun = readonly [
  ticket: string,
  status: WorkflowRunStatus,
  steps: readonly DemoStep[],
  more?: {
    /** Started by the admin so many minutes after the ticket was opened; without it, by the ticket's opening. */
    byHandAfter?: number;
    reason?: string;
    waitsFor?: RunWait;
    /** How long the last step waits at most, in minutes. */
    waitMinutes?: number;
  },
];

/** A workflow of the demo data, made of a starter or of what an admin typed. */
export interface DemoWorkflow {
  starter?: string;
  definition?: z.input<typeof CreateWorkflow>;
  daysAgo: number;
  status: CreateWorkflow['status'];
  /** Failed runs in a row; so many disabled it. */
  failures?: number;
  runs?: readonly DemoRun[];
}

const PRINTER = 'Label printer prints half a label';
const VIEWER = 'Password of the X-ray viewer expired';
const SCANNER = 'Scanner sends e-mails without the scan';
const LAPTOP = 'A laptop for the new assistant';
const WIFI = 'Wifi drops in the café corner';
const TILL = 'The till in the shop can’t take cards';

const REFUSED = 'The address answered with status 503';
const WENT_WRONG = 'Something went wrong on our side';

const noAnswer: DemoStep = { status: 'succeeded', minutes: 120, output: { timed_out: true } };
const told: DemoStep = { status: 'succeeded', minutes: 0.002, output: { told: ['Avery Moore'], skipped: [] } };
const approved: DemoStep = { status: 'succeeded', minutes: 38, output: { approved_by: 'Avery Moore' } };
const assigned: DemoStep = { status: 'succeeded', minutes: 0.003 };
const notAssigned: DemoStep = { status: 'failed', minutes: 5.5, tries: 3, error: WENT_WRONG };
const waiting: DemoStep = { status: 'waiting', minutes: 0 };
const shown: DemoStep = { status: 'succeeded', minutes: 0.004, output: { response_status: 200, tries: 1 } };
const notShown: DemoStep = {
  status: 'failed',
  minutes: 5.6,
  error: REFUSED,
  output: { response_status: 503, tries: 3 },
};

/** One that is on, one that is off, and one that failed until the product disabled it. */
export const demoWorkflows: readonly DemoWorkflow[] = [
  {
    daysAgo: 60,
    status: 'enabled',
    definition: {
      name: 'First answer within two hours',
      description: 'Tells us when a new ticket has no answer after two hours, and asks whether Avery takes it on.',
      trigger: { type: 'event', event: 'ticket.opened' },
      conditions: { match: 'all', conditions: [{ field: 'record.assignee_name', operator: 'is_set', value: false }] },
      actions: [
        {
          type: 'wait_until',
          event: 'ticket.replied',
          conditions: { match: 'all', conditions: [{ field: 'event.by', operator: 'is', value: 'admin' }] },
          timeout: { amount: 2, unit: 'hours' },
          on_event: 'stop',
          on_timeout: 'continue',
        },
        {
          type: 'notify',
          recipients: [{ to: 'admins' }],
          title: '{{ record.number }} waits for a first answer',
          body: '{{ record.requester_name }} wrote two hours ago: “{{ record.title }}”.',
        },
        {
          type: 'ask_approval',
          title: 'Give {{ record.number }} to Avery?',
          message: 'Nobody has taken it on yet.',
          timeout: { amount: 5, unit: 'days' },
        },
        { type: 'assign', user_id: AVERY },
      ],
    },
    runs: [
      [WIFI, 'succeeded', [noAnswer, told, approved, assigned]],
      [PRINTER, 'failed', [noAnswer, told, approved, notAssigned], { reason: WENT_WRONG }],
      [VIEWER, 'succeeded', [{ status: 'succeeded', minutes: 71 }], { reason: 'Wait for an event' }],
      [
        VIEWER,
        'cancelled',
        [{ status: 'cancelled', minutes: 4 }],
        { byHandAfter: 90, reason: 'Cancelled by Avery Moore' },
      ],
      [SCANNER, 'waiting', [noAnswer, told, waiting], { waitsFor: 'approval', waitMinutes: 5 * 1_440 }],
      [LAPTOP, 'skipped', [], { byHandAfter: 600, reason: 'Assignee name is Avery Moore, which must be empty' }],
      [TILL, 'waiting', [waiting], { waitsFor: 'event', waitMinutes: 120 }],
    ],
  },
  { daysAgo: 20, status: 'disabled', starter: 'acknowledge_request' },
  {
    daysAgo: 45,
    status: 'disabled',
    failures: 5,
    definition: {
      name: 'New tickets on the wall display',
      description: 'Sends every new ticket to the display in the office.',
      trigger: { type: 'event', event: 'ticket.opened' },
      actions: [
        {
          type: 'call_webhook',
          url: 'https://display.pamlico.example/hooks/tickets',
          body: '{"number": "{{ record.number }}", "title": "{{ record.title }}", "priority": "{{ record.priority }}"}',
        },
      ],
    },
    runs: [
      [WIFI, 'succeeded', [shown]],
      ...[PRINTER, VIEWER, SCANNER, LAPTOP, TILL].map(
        (ticket) => [ticket, 'failed', [notShown], { reason: REFUSED }] as const,
      ),
    ],
  },
];

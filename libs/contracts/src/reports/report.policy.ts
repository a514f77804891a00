import type { Actor } from '../core/actor.js';
import { definePolicy } from '../core/policy.js';
import type { MonthlyReportStatus } from './monthly-report.transitions.js';

/** The part of a run that decides who sees it. */
export interface OfReportRun {
  owner_id: string;
  /** Whether it was made with the rights of an admin: such figures stay with admins. */
  is_admins: boolean;
}

const isOwn = (actor: Actor, { owner_id, is_admins }: OfReportRun): boolean => actor.id === owner_id && !is_admins;

/** Admins report on everything and see all runs; customers report on their own data and see their own runs. */
export const reportPolicy = definePolicy<OfReportRun>()({
  'report.available': { roles: ['admin', 'customer'] },
  'report.pin': { roles: ['admin', 'customer'] },
  'report.preview': { roles: ['admin', 'customer'] },
  'report.generate': { roles: ['admin', 'customer'] },
  'report_run.list': { roles: ['admin', 'customer'] },
  'report_run.read': { roles: ['admin', 'customer'], when: isOwn },
  'report_run.download': { roles: ['admin', 'customer'], when: isOwn },
  'report_run.cancel': { roles: ['admin', 'customer'], when: isOwn },
});

/** The part of a custom report that decides who sees it. */
export interface OfCustomReport {
  owner_id: string;
  is_shared: boolean;
}

const builtIt = (actor: Actor, { owner_id }: OfCustomReport): boolean => actor.id === owner_id;
/** Another user's own. */
const isOthers = (actor: Actor, report: OfCustomReport): boolean => !report.is_shared && !builtIt(actor, report);

const seen = { roles: ['admin', 'customer'], when: builtIt, unless: isOthers } as const;

/** All users build reports of what they see; those of others only where they are shared, which is among admins. */
export const customReportPolicy = definePolicy<OfCustomReport>()({
  'custom_report.sources': { roles: ['admin', 'customer'] },
  'custom_report.list': { roles: ['admin', 'customer'] },
  'custom_report.create': { roles: ['admin', 'customer'] },
  'custom_report.preview': { roles: ['admin', 'customer'] },
  'custom_report.read': seen,
  'custom_report.update': seen,
  'custom_report.delete': seen,
  'custom_report.generate': seen,
});

/** The part of a monthly report that decides who sees it. */
export interface OfMonthlyReport {
  company_id: string;
  status: MonthlyReportStatus;
}

/**
 * It is about everything of the company, so that it is its primary contacts' (decisions, section 1), once it was sent.
 */
const isOfOwnCompany = (actor: Actor, { company_id, status }: OfMonthlyReport): boolean =>
  status === 'sent' &&
  actor.kind === 'user' &&
  actor.companyId === company_id &&
  actor.contactFlags.includes('primary');

export const monthlyReportPolicy = definePolicy<OfMonthlyReport>()({
  'monthly_report.list': { roles: ['admin', 'customer'] },
  'monthly_report.read': { roles: ['admin', 'customer'], when: isOfOwnCompany },
  'monthly_report.download': { roles: ['admin', 'customer'], when: isOfOwnCompany },
  'monthly_report.update': { roles: ['admin'] },
});

/** The part of a schedule that decides who may do what with it. */
export interface OfReportSchedule {
  owner_id: string;
  is_of_customer: boolean;
}

const ownsSchedule = (actor: Actor, { owner_id }: OfReportSchedule): boolean => actor.id === owner_id;
/** Admins stop what customers have set up, but send nothing in their names. */
const isOfOtherCustomer = (actor: Actor, schedule: OfReportSchedule): boolean =>
  schedule.is_of_customer && !ownsSchedule(actor, schedule);

const stopped = { roles: ['admin', 'customer'], when: ownsSchedule } as const;
const sent = { ...stopped, unless: isOfOtherCustomer } as const;

/** Schedules of admins are each other's business; customers have their own. */
export const reportSchedulePolicy = definePolicy<OfReportSchedule>()({
  'report_schedule.list': { roles: ['admin', 'customer'] },
  'report_schedule.create': { roles: ['admin', 'customer'] },
  'report_schedule.read': stopped,
  'report_schedule.pause': stopped,
  'report_schedule.delete': stopped,
  'report_schedule.update': sent,
  'report_schedule.resume': sent,
  'report_schedule.send': sent,
});

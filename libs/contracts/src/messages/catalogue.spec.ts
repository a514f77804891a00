import { limits } from '../core/limits.js';
import { cacheTimings, messages, toastTimings } from './catalogue.js';

const { success, failure, short, shortFailure, realtime } = messages;

describe('the specification’s words on projects and their parts (section 8)', () => {
  it.each([
    ['Failed to fetch projects', shortFailure.projectsFetch],
    ['Failed to fetch tasks', shortFailure.tasksFetch],
    ['Failed to fetch milestones', shortFailure.milestonesFetch],
    ['Failed to fetch comments', shortFailure.commentsFetch],
    ['Failed to fetch activity logs', shortFailure.activityLogsFetch],
    ['Failed to create project', shortFailure.projectCreate],
    ['Failed to update project', shortFailure.projectUpdate],
    ['Failed to delete project', shortFailure.projectDelete],
    ['Failed to create task', shortFailure.taskCreate],
    ['Failed to update task', shortFailure.taskUpdate],
    ['Failed to delete task', shortFailure.taskDelete],
    ['Failed to create milestone', shortFailure.milestoneCreate],
    ['Failed to update milestone', shortFailure.milestoneUpdate],
    ['Failed to delete milestone', shortFailure.milestoneDelete],
    ['Failed to create comment', shortFailure.commentCreate],
    ['Failed to update comment', shortFailure.commentUpdate],
    ['Failed to delete comment', shortFailure.commentDelete],
    ['Failed to upload attachment', shortFailure.attachmentUpload],
    ['Failed to delete attachment', shortFailure.attachmentDelete],
    ['Failed to log activity', shortFailure.activityLog],
    ['Project created', short.projectCreated],
    ['Project updated', short.projectUpdated],
    ['Project deleted', short.projectDeleted],
    ['Task created', short.taskCreated],
    ['Task updated', short.taskUpdated],
    ['Task deleted', short.taskDeleted],
    ['Milestone created', short.milestoneCreated],
    ['Milestone updated', short.milestoneUpdated],
    ['Milestone deleted', short.milestoneDeleted],
    ['Comment created', short.commentCreated],
    ['Comment updated', short.commentUpdated],
    ['Comment deleted', short.commentDeleted],
    ['Attachment uploaded', short.attachmentUploaded],
    ['Attachment deleted', short.attachmentDeleted],
    ['Data Refreshed', short.dataRefreshed],
    ['Refresh Failed', short.refreshFailed],
    ['Project created successfully.', success.projectCreated],
    ['Task created successfully.', success.taskCreated],
    ['Profile updated successfully.', success.profileUpdated],
    ['Notification sent successfully.', success.notificationSent],
    ['Workflow triggered successfully.', success.workflowTriggered],
    ['Report generated successfully.', success.reportGenerated],
    ['Failed to create project.', failure.projectCreate],
    ['Failed to create task.', failure.taskCreate],
    ['Failed to update profile.', failure.profileUpdate],
    ['Failed to send notification.', failure.notificationSend],
    ['Failed to trigger workflow.', failure.workflowTrigger],
    ['Failed to generate report.', failure.reportGenerate],
  ])('%s', (words, text) => expect(text).toBe(words));
});

describe('the specification’s words on consultations, meetings and signing in (section 8)', () => {
  it.each([
    ['Consultation request created successfully.', success.consultationCreated],
    ['Consultation request updated successfully.', success.consultationUpdated],
    ['Consultation request deleted successfully.', success.consultationDeleted],
    ['Failed to create consultation request.', failure.consultationCreate],
    ['Failed to update consultation request.', failure.consultationUpdate],
    ['Failed to delete consultation request.', failure.consultationDelete],
    ['Failed to submit consultation request.', failure.consultationSubmit],
    ['Meeting scheduled successfully.', success.meetingScheduled],
    ['Meeting updated successfully.', success.meetingUpdated],
    ['Meeting deleted successfully.', success.meetingDeleted],
    ['Failed to schedule meeting.', failure.meetingSchedule],
    ['Failed to update meeting.', failure.meetingUpdate],
    ['Failed to delete meeting.', failure.meetingDelete],
    ['Email sent! Check your email for a magic link to sign in.', messages.signIn.sent],
  ])('%s', (words, text) => expect(text).toBe(words));
});

describe('the specification’s words on everything that can go wrong (sections 2, 5 and 8)', () => {
  it.each([
    ['Success', messages.titles.success],
    ['Error', messages.titles.error],
    ['Critical Error Detected', messages.titles.critical],
    ['Error Report Submitted', messages.errorReport.submitted],
    ['Failed to Submit Report', messages.errorReport.failed],
    ['Something went wrong', messages.crash.title],
    ['Real-time unavailable', realtime.unavailable],
    ['Connection timeout', realtime.connectionTimeout],
    ['Connectivity test timeout', realtime.connectivityTestTimeout],
    ['Partial connection: 3/5 channels', realtime.partial(3, 5)],
    ['Failed to connect to any real-time channels', realtime.noChannels],
    ['Failed to setup real-time updates', realtime.setupFailed],
    ['Reconnect failed', realtime.reconnectFailed],
    ['HTTP 502', messages.http.status(502)],
    ['Unknown error', messages.http.unknown],
    ['Request failed', messages.http.request],
    ['No active session', messages.auth.noSession],
    ['Not authenticated', messages.auth.notAuthenticated],
    ['Oops! Page not found', messages.notFound],
  ])('%s', (words, text) => expect(text).toBe(words));
});

describe('the specification’s figures (section 9)', () => {
  const [second, minute] = [1_000, 60_000];

  it.each([
    ['one titled toast at a time', 1, toastTimings.titledLimit],
    ['about 1e6 ms before it leaves the state', 1e6, toastTimings.titledRemoveDelay],
    ['3 short toasts visible', 3, toastTimings.shortLimit],
    ['for 4 s', 4 * second, toastTimings.shortDuration],
    ['14px apart', 14, toastTimings.shortGap],
    ['update toasts 2 s', 2 * second, toastTimings.liveUpdate],
    ['insert toasts 3 s', 3 * second, toastTimings.liveInsert],
    ['error toasts 3 s', 3 * second, toastTimings.error],
    ['task-update toasts only if 3 or fewer changed', 3, toastTimings.taskUpdatesAtMost],
    ['project list 5 min fresh', 5 * minute, cacheTimings.projectList.staleTime],
    ['project list 10 min kept', 10 * minute, cacheTimings.projectList.gcTime],
    ['project data 30 s fresh', 30 * second, cacheTimings.projectData.staleTime],
    ['project data 5 min kept', 5 * minute, cacheTimings.projectData.gcTime],
    ['ownership 10 min', 10 * minute, cacheTimings.ownership.staleTime],
    ['general data 5 min fresh', 5 * minute, cacheTimings.general.staleTime],
    ['general data 10 min kept', 10 * minute, cacheTimings.general.gcTime],
    ['queries retried up to 3 times', 3, cacheTimings.queryRetries],
    ['mutations once', 1, cacheTimings.mutationRetries],
    ['backoff from 1 s', second, cacheTimings.retryBase],
    ['capped at 30 s', 30 * second, cacheTimings.retryCap],
    ['at most 50 stored client errors, all of which a report can carry', 50, limits.reportedErrors],
  ])('%s', (_figure, wanted, is) => expect(is).toBe(wanted));
});

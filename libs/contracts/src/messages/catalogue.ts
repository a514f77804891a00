/** Every toast and message of the specification's section 8, word for word. */
export const messages = {
  titles: { success: 'Success', error: 'Error', critical: 'Critical Error Detected' },
  signIn: { sent: 'Email sent! Check your email for a magic link to sign in.' },
  success: {
    consultationCreated: 'Consultation request created successfully.',
    consultationUpdated: 'Consultation request updated successfully.',
    consultationDeleted: 'Consultation request deleted successfully.',
    projectCreated: 'Project created successfully.',
    taskCreated: 'Task created successfully.',
    profileUpdated: 'Profile updated successfully.',
    notificationSent: 'Notification sent successfully.',
    workflowTriggered: 'Workflow triggered successfully.',
    reportGenerated: 'Report generated successfully.',
    meetingScheduled: 'Meeting scheduled successfully.',
    meetingUpdated: 'Meeting updated successfully.',
    meetingDeleted: 'Meeting deleted successfully.',
  },
  failure: {
    consultationCreate: 'Failed to create consultation request.',
    consultationUpdate: 'Failed to update consultation request.',
    consultationDelete: 'Failed to delete consultation request.',
    consultationSubmit: 'Failed to submit consultation request.',
    projectCreate: 'Failed to create project.',
    taskCreate: 'Failed to create task.',
    profileUpdate: 'Failed to update profile.',
    notificationSend: 'Failed to send notification.',
    workflowTrigger: 'Failed to trigger workflow.',
    reportGenerate: 'Failed to generate report.',
    meetingSchedule: 'Failed to schedule meeting.',
    meetingUpdate: 'Failed to update meeting.',
    meetingDelete: 'Failed to delete meeting.',
  },
  short: {
    dataRefreshed: 'Data Refreshed',
    refreshFailed: 'Refresh Failed',
    attachmentUploaded: 'Attachment uploaded',
    attachmentDeleted: 'Attachment deleted',
  },
  realtime: {
    unavailable: 'Real-time unavailable',
    connectionTimeout: 'Connection timeout',
    connectivityTestTimeout: 'Connectivity test timeout',
    partial: (connected: number, wanted: number) => `Partial connection: ${connected}/${wanted} channels`,
    noChannels: 'Failed to connect to any real-time channels',
    setupFailed: 'Failed to setup real-time updates',
    reconnectFailed: 'Reconnect failed',
  },
  http: { status: (status: number) => `HTTP ${status}`, unknown: 'Unknown error' },
  auth: { noSession: 'No active session', notAuthenticated: 'Not authenticated' },
  notFound: 'Oops! Page not found',
  crash: { title: 'Something went wrong' },
  errorReport: { submitted: 'Error Report Submitted', failed: 'Failed to Submit Report' },
} as const;

/** Toast figures of the specification's section 9. */
export const toastTimings = {
  titledLimit: 1,
  titledRemoveDelay: 1_000_000,
  shortLimit: 3,
  shortDuration: 4_000,
  shortGap: 14,
  liveUpdate: 2_000,
  liveInsert: 3_000,
  error: 3_000,
} as const;

/** Query cache and retry figures of the specification's section 9, in milliseconds. */
export const cacheTimings = {
  general: { staleTime: 5 * 60_000, gcTime: 10 * 60_000 },
  projectList: { staleTime: 5 * 60_000, gcTime: 10 * 60_000 },
  projectData: { staleTime: 30_000, gcTime: 5 * 60_000 },
  ownership: { staleTime: 10 * 60_000, gcTime: 10 * 60_000 },
  queryRetries: 3,
  mutationRetries: 1,
  retryBase: 1_000,
  retryCap: 30_000,
} as const;

/** Bounds of workflows: what a definition may hold, and how far its runs may go. */
export const workflowLimits = {
  actions: 20,
  /** Conditions of one tree, and how deep its groups lie within each other. */
  conditions: 50,
  conditionDepth: 5,
  conditionValues: 50,
  recipients: 20,
  /** Characters of a text template, and of what it may become. */
  template: 4_000,
  renderedText: 10_000,
  /** Workflows that cause one another: an event this deep starts no further run. */
  chainDepth: 5,
  /** Records of one scheduled run, unless the workflow is confirmed to touch more. */
  recordsPerSchedule: 500,
  recordsPerConfirmedSchedule: 10_000,
  /** Tries of a step, and failed runs in a row that disable a workflow. */
  tries: 3,
  failuresInARow: 5,
  waitDays: 365,
  cooldownMinutes: 10_080,
  cooldownDefault: 60,
  /** Days into the past that a test looks, events that it examines, and rows that it answers. */
  testDays: 30,
  testEvents: 5_000,
  testResults: 200,
  /** Of a webhook: milliseconds until an answer must have come, and bytes of it that are kept. */
  webhookTimeout: 10_000,
  webhookAnswerBytes: 64 * 1024,
  /** Of an incoming webhook: bytes of its body, characters of its id, and seconds by which its time may differ from ours. */
  hookBytes: 64 * 1024,
  hookId: 255,
  hookToleranceSeconds: 300,
  /** Proven webhooks of a workflow, repeats of those that it took, and what can't be proven of one network. */
  hooksPerMinute: 60,
  hookRepeatsPerMinute: 600,
  hookFailuresPerMinute: 60,
  /** Days of which a list shows how often a workflow ran. */
  daysOfRuns: 14,
  /** Days that finished runs and deliveries are kept. */
  retentionDays: 180,
} as const;

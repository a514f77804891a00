const ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Length and size limits of every text the API accepts (characters unless said otherwise). Named once, used by every schema. */
export const limits = {
  name: 120,
  email: 254,
  phone: 32,
  webAddress: 500,
  title: 200,
  longText: 10_000,
  metadataBytes: 16 * 1024,
  search: 200,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  unpagedRows: 2_000,
  /** Rows of a list's file. */
  fileRows: 100_000,
  preferredTimes: 5,
  dollars: 99_999_999.99,
  hours: 100_000,
  minutes: 1_000_000,
  labels: 20,
  label: 40,
  /** Rows that one bulk call changes or orders. */
  bulkRows: 200,
  /** How far from zero a place in an order may be, so that there is one between any two. */
  position: 1e9,
  /** Days for which an admin can bring back what was deleted. */
  restorableDays: 30,
  /** Minutes for which a sign-in link and its code are good, from the moment they are made (decisions 3.3). */
  signInLinkMinutes: 10,
  /** Minutes between two invitations of a person (decisions 6.82). */
  invitationMinutes: 5,
  /** Days to pay an invoice, unless an admin sets others for the company (decisions 1.1). */
  paymentTermsDays: 15,
  weightMin: 1,
  weightMax: 13,
  weightDefault: 3,
  attachmentBytes: ATTACHMENT_BYTES,
  /** Bytes of a JSON body that carries an attachment as base64, with room for what stands around it. */
  attachmentJsonBytes: Math.ceil(ATTACHMENT_BYTES / 3) * 4 + 16 * 1024,
  attachmentsPerComment: 10,
  /** Those of its comments don't count. */
  filesPerProject: 500,
  fileName: 255,
  /** Client errors in one report. */
  reportedErrors: 50,
  /** Characters of a reported stack trace. */
  stack: 20_000,
} as const;

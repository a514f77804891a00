/** Paragraphs with emphasis, lists and links, as safe HTML and as text. */
export interface MailBody {
  html: string;
  text: string;
}

/**
 * The content of a mail; the layout adds name, contact data and frame. All of it but `body` is plain text that the layout
 * escapes.
 */
export interface MailContent {
  subject: string;
  /** In order; line breaks are kept. */
  paragraphs: readonly string[];
  /** Stands before the paragraphs. Its HTML is written as it is: only `mailBody` makes it. */
  body?: MailBody;
  /** Label and value, shown as a small table. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  /** A question with a link for each of its answers. */
  question?: { text: string; answers: readonly { label: string; url: string }[] };
  /** A 6-digit code to type, shown large. */
  code?: string;
  /** Small print below the button. */
  note?: string;
  /** Where its reader switches mail like it off; stands in the foot. */
  unsubscribeUrl?: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

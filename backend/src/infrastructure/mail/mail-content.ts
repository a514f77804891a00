/** A formatted text as sanitised HTML, which the layout doesn't escape, and as plain text. */
export interface MailBody {
  html: string;
  text: string;
}

/** Plain text, which the layout escapes and whose line breaks are kept, or a formatted text. */
export type MailText = string | MailBody;

/** The content of a mail; the layout adds name, contact data and frame. */
export interface MailContent {
  subject: string;
  /** In order. */
  paragraphs: readonly MailText[];
  /** Label and value, shown as a small table. */
  facts?: readonly (readonly [label: string, value: MailText])[];
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

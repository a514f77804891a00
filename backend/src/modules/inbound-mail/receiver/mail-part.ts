/** A part of a mail, in the order of the mail. */
export interface MailPart {
  contentType: string | false;
  /** Of a text. */
  textContent?: string;
  /** Whether it is a file: the next one of the mail's. */
  isAttachment?: boolean;
  children: MailPart[];
}

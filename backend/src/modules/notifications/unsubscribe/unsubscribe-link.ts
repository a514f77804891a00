import { Injectable } from '@nestjs/common';
import { notificationCategories, type NotificationCategory } from '@portal/contracts';
import { readSignedText, signText } from '../../../infrastructure/auth/signed-text.js';
import { Config } from '../../../infrastructure/config/config.js';

const PURPOSE = 'unsubscribe';
/** The path of the page, and of the call that mail programs make (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Whose mail about what. */
export interface UnsubscribeScope {
  userId: string;
  categories: NotificationCategory[];
}

/** The signed links by which mails are switched off without a session. They don't expire: old mails keep theirs. */
@Injectable()
export class UnsubscribeLinks {
  constructor(private readonly config: Config) {}

  /** The headers of a list mail: mail programs show a button that posts to the link. */
  headersFor(scope: UnsubscribeScope): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.urlFor(scope)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  /** The page that says what the mail is about, and whose button switches it off. */
  urlFor(scope: UnsubscribeScope): string {
    return `${this.config.publicUrl}${UNSUBSCRIBE_PATH}/${this.tokenFor(scope)}`;
  }

  tokenFor({ userId, categories }: UnsubscribeScope): string {
    return signText(PURPOSE, `${userId}.${categories.join('+')}`, this.config.appSecret);
  }

  /** What a link is about; null when it wasn't signed here. */
  read(token: string): UnsubscribeScope | null {
    const [userId, named] = readSignedText(PURPOSE, token, this.config.appSecret)?.split('.') ?? [];
    if (!userId || !named) return null;
    const categories = named.split('+');
    return { userId, categories: notificationCategories.filter((category) => categories.includes(category)) };
  }
}

import { filledReply, type UserView } from '@portal/contracts';
import { personLabel } from '../../people/people.js';

/** The ticket or request that is answered, and what its customer is called. */
export interface AnsweredRecord {
  name: string | null;
  number: string;
  title: string;
}

/** A canned reply's text with its placeholders filled in. @param user who answers */
export const filledText = (text: string, { name, number, title }: AnsweredRecord, user: UserView | null): string =>
  filledReply(text, {
    'first name': name?.split(' ')[0] ?? 'there',
    'ticket number': number,
    'ticket title': title,
    'your name': user ? personLabel(user) : '',
  });

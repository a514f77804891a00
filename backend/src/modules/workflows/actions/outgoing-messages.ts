import type { UserActor } from '@portal/contracts';
import { RenderTime } from '../../../infrastructure/message-texts/index.js';
import { fillInForCustomer } from '../engine/step-texts.js';
import type { RecordView } from '../records/workflow-records.js';
import type { StepContext } from './step.js';

/** A recipient. */
export interface Reader {
  actor: UserActor;
  /** The record as a customer sees it; an admin sees all of it. */
  record: RecordView | null;
}

interface Texts {
  title: string;
  body: string;
}

interface OutgoingMessage {
  texts: Texts;
  ids: string[];
  addresses: string[];
}

/** One message for all who read the same: admins read what the step says, each customer a text of their own. */
export function messagesOf(
  filled: Texts,
  source: Texts,
  people: readonly Reader[],
  addresses: string[],
  context: StepContext,
): OutgoingMessage[] {
  const time = RenderTime.ofMessage();
  const forTeam: OutgoingMessage = { texts: filled, ids: [], addresses };
  const messages = new Map([[keyOf(filled), forTeam]]);
  for (const { actor, record } of people) {
    const isCustomer = actor.role === 'customer';
    const { title, body } = source;
    const texts = isCustomer ? fillInForCustomer({ title, body }, context, record, time) : filled;
    const message = messages.get(keyOf(texts)) ?? { texts, ids: [], addresses: [] };
    message.ids.push(actor.id);
    messages.set(keyOf(texts), message);
  }
  const all = [...messages.values()];
  const read = all.filter(({ ids, addresses: mails }) => ids.length + mails.length > 0);
  return read.length > 0 ? read : [forTeam];
}

const keyOf = ({ title, body }: Texts): string => JSON.stringify([title, body]);

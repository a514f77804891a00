import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../config/config.js';
import { kysely } from '../database/read-kit.js';
import { requestContext, runInContext, runOutsideOfContexts } from '../http/request-context.js';
import type { MailContent, MailText } from '../mail/index.js';
import { Telemetry } from '../telemetry/telemetry.js';
import { recordEvent } from '../events/index.js';
import { filledBody } from './filled-body.js';
import { RenderTime } from './render-time.js';
import { renderText, type TextVariables } from './text-engine.js';

/** The words of a message, as Liquid. A message that has no such part has no such key. */
export interface TextSource {
  subject?: string | undefined;
  title?: string | undefined;
  /** Markdown. */
  body?: string | undefined;
  /** The label of the button. */
  action?: string | undefined;
}

/** A mail without what its text says: subject, paragraphs and the label of its button. */
export interface MailFrame extends Omit<MailContent, 'subject' | 'paragraphs' | 'action'> {
  /** Where the button leads; empty for a mail without one. */
  actionUrl?: string;
}

/** A mail whose text is still to be filled in. */
export interface UnwrittenMail<Frame extends MailFrame = MailFrame> {
  /** The name of its text. */
  template: string;
  frame: Frame;
  variables: TextVariables;
  /** Paragraphs that follow whatever the text says. */
  rest?: readonly MailText[];
}

/** A line in the app whose text is still to be filled in. */
export interface UnwrittenTitle {
  template: string;
  builtIn: string;
  variables: TextVariables;
}

type WrittenMail<Frame extends MailFrame> = Omit<Frame, 'actionUrl'> & MailContent;

/** The text of a message that an admin wrote and that is in use; empty parts are those that the message doesn't have. */
interface CurrentText extends Required<{ [Part in keyof TextSource]: string }> {
  id: string;
  template: string;
}

const LONGEST_TITLE = 300;
const EMPTY = 'The text is empty once it is filled in';

/**
 * Fills messages with their texts: with the one that an admin wrote, where there is one and it can be rendered, else
 * with the built-in one. A message is never held back by its text.
 */
@Injectable()
export class MessageTexts {
  private readonly logger = new Logger(MessageTexts.name);
  private readonly failures: { inc: () => void };

  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    telemetry: Telemetry,
  ) {
    this.failures = telemetry.counter(
      'message_text_failures_total',
      'Texts of admins that failed; the built-in ones went',
    );
  }

  /**
   * The mail in an admin's text or the built-in one.
   * @param isSample whether it is only to be looked at: a text that fails isn't counted
   */
  async mail<Frame extends MailFrame>(
    mail: UnwrittenMail<Frame>,
    builtIn: TextSource,
    isSample = false,
  ): Promise<WrittenMail<Frame>> {
    const current = (await this.current(this.em.fork(), [mail.template])).get(mail.template);
    const writeBuiltIn = (): WrittenMail<Frame> => this.fill(builtIn, mail, RenderTime.ofBuiltIn());
    if (!current) return writeBuiltIn();
    const text: TextSource = {
      subject: current.subject || builtIn.subject,
      body: current.body || builtIn.body,
      action: current.action || builtIn.action,
    };
    return this.orBuiltIn(current, () => this.write(text, mail), writeBuiltIn, isSample);
  }

  /** The mail in the text given, stored or not. @throws Error when it can't be rendered, or a part of it is empty then */
  write<Frame extends MailFrame>(
    text: TextSource,
    mail: UnwrittenMail<Frame>,
    time = RenderTime.ofMessage(),
  ): WrittenMail<Frame> {
    const written = this.fill(text, mail, time);
    const hasNoSubject = text.subject !== undefined && written.subject === '';
    const hasNoBody = text.body !== undefined && written.paragraphs.length === (mail.rest?.length ?? 0);
    if (hasNoSubject || hasNoBody || written.action?.label === '') throw new Error(EMPTY);
    return written;
  }

  /** The titles of messages in the app, each in an admin's text or the built-in one; by their order. */
  async titles(em: EntityManager, messages: readonly UnwrittenTitle[]): Promise<string[]> {
    if (messages.length === 0) return [];
    const current = await this.current(em, [...new Set(messages.map(({ template }) => template))]);
    const titles: string[] = [];
    for (const { template, builtIn, variables } of messages) {
      const text = current.get(template);
      const writeBuiltIn = (): string => renderText('line', builtIn, variables, RenderTime.ofBuiltIn());
      titles.push(
        text?.title
          ? await this.orBuiltIn(text, () => this.title(text.title, variables), writeBuiltIn)
          : writeBuiltIn(),
      );
    }
    return titles;
  }

  /** A title, cut where it would be too long. @throws Error when it can't be rendered */
  title(source: string, variables: TextVariables, time = RenderTime.ofMessage()): string {
    const title = renderText('line', source, variables, time);
    if (title === '') throw new Error(EMPTY);
    return title.slice(0, LONGEST_TITLE);
  }

  private fill<Frame extends MailFrame>(
    { subject = '', body = '', action }: TextSource,
    { frame, variables, rest = [] }: UnwrittenMail<Frame>,
    time: RenderTime,
  ): WrittenMail<Frame> {
    const { actionUrl, ...kept } = frame;
    return {
      ...kept,
      subject: renderText('line', subject, variables, time),
      paragraphs: [...filledBody(body, variables, this.config.publicUrl, time), ...rest],
      ...(action && actionUrl
        ? { action: { label: renderText('line', action, variables, time), url: actionUrl } }
        : {}),
    };
  }

  private async current(em: EntityManager, templates: readonly string[]): Promise<ReadonlyMap<string, CurrentText>> {
    const rows = await kysely(em)
      .selectFrom('notification_template_versions')
      .select(['id', 'template', 'subject', 'title', 'body', 'action'])
      .where('is_current', '=', sql.lit(true))
      .where('template', '=', sql<string>`any(${templates}::text[])`)
      .execute();
    return new Map(rows.map((row) => [row.template, row]));
  }

  private async orBuiltIn<Result>(
    { id, template }: CurrentText,
    write: () => Result,
    writeBuiltIn: () => Result,
    isSample = false,
  ): Promise<Result> {
    try {
      return write();
    } catch (error) {
      if (isSample) return writeBuiltIn();
      this.failures.inc();
      this.logger.warn({ template, err: error, msg: 'a text could not be rendered, the built-in one goes' });
      await this.countFailure(id, template, error instanceof Error ? error.message : String(error));
      return writeBuiltIn();
    }
  }

  /** In a transaction of its own: the first failure of a text is an event, whatever becomes of the message. */
  private countFailure(id: string, template: string, reason: string): Promise<void> {
    const count = async (em: EntityManager): Promise<void> => {
      const [row] = await em.execute<{ failures: number }[]>(
        `update notification_template_versions set failures = failures + 1, failure = ?, failed_at = now()
         where id = ? returning failures`,
        [reason.slice(0, 500), id],
      );
      if (row?.failures === 1) recordEvent(em, 'notification_template.failed', id, { template, reason });
    };
    const context = requestContext();
    return runOutsideOfContexts(() => runInContext(context, () => this.em.fork().transactional(count)));
  }
}

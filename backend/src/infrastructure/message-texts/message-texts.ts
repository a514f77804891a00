import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../config/config.js';
import { runOutsideOfContexts } from '../database/outside-of-contexts.js';
import type { MailContent, MailText } from '../mail/index.js';
import { Metrics } from '../metrics/metrics.js';
import { recordEvent } from '../events/index.js';
import { requestContext, runInContext } from '../http/request-context.js';
import { filledBody } from './filled-body.js';
import { RenderTime } from './render-time.js';
import { renderText, type TextVariables } from './text-engine.js';

/** The words of a message, as Liquid. A message that has no such part has no such key. */
export interface TextSource {
  subject?: string | undefined;
  title?: string | undefined;
  /** Markdown. */
  body?: string | undefined;
  action?: string | undefined;
}

/** The text of a message that an admin wrote and that is in use. */
interface CurrentText extends Required<{ [Part in keyof TextSource]: string }> {
  id: string;
  template: string;
}

const LONGEST_TITLE = 300;

/**
 * Fills messages with the texts that admins wrote for them. Where there is none, or it can't be rendered, the built-in
 * words go: a message is never held back by its text.
 */
@Injectable()
export class MessageTexts {
  private readonly logger = new Logger(MessageTexts.name);
  private readonly failures: { inc: () => void };

  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.failures = metrics.counter(
      'message_text_failures_total',
      'Texts of admins that failed; the built-in ones went',
    );
  }

  /**
   * The mail in the words that an admin wrote for it.
   * @param rest paragraphs of the built-in mail that follow whatever the text says
   */
  async applyToMail<Content extends MailContent>(
    template: string,
    builtIn: Content,
    variables: TextVariables,
    rest: readonly MailText[] = [],
  ): Promise<Content> {
    const current = (await this.current(this.em.fork(), [template])).get(template);
    if (!current) return builtIn;
    return this.orBuiltIn(current, builtIn, () => this.write(current, builtIn, variables, rest));
  }

  /** The mail with the text given, stored or not. @throws Error when it can't be rendered */
  write<Content extends MailContent>(
    text: TextSource,
    builtIn: Content,
    variables: TextVariables,
    rest: readonly MailText[] = [],
    time = RenderTime.ofMessage(),
  ): Content {
    const body = text.body ? filledBody(text.body, variables, this.config.publicUrl, time) : undefined;
    const label = text.action ? renderText('line', text.action, variables, time) : undefined;
    return {
      ...builtIn,
      ...(text.subject ? { subject: required(renderText('line', text.subject, variables, time)) } : {}),
      ...(body ? { paragraphs: [{ html: required(body.html), text: body.text }, ...rest] } : {}),
      ...(label && builtIn.action ? { action: { ...builtIn.action, label } } : {}),
    };
  }

  /** The titles of messages in the app, in the words that an admin wrote for them; by their order. */
  async titles(
    em: EntityManager,
    messages: readonly { template: string; title: string; variables?: TextVariables | undefined }[],
  ): Promise<string[]> {
    const current = await this.current(em, [...new Set(messages.map(({ template }) => template))]);
    const titles: string[] = [];
    for (const { template, title, variables } of messages) {
      const text = current.get(template);
      titles.push(
        text?.title && variables ? await this.orBuiltIn(text, title, () => this.title(text.title, variables)) : title,
      );
    }
    return titles;
  }

  /** A title, cut where it would be too long. @throws Error when it can't be rendered */
  title(source: string, variables: TextVariables, time = RenderTime.ofMessage()): string {
    return required(renderText('line', source, variables, time)).slice(0, LONGEST_TITLE);
  }

  private async current(em: EntityManager, templates: readonly string[]): Promise<ReadonlyMap<string, CurrentText>> {
    const rows = await em.execute<CurrentText[]>(
      `select id, template, subject, title, body, action from notification_template_versions
       where is_current and template = any(?::text[])`,
      [`{${templates.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.template, row]));
  }

  private async orBuiltIn<Result>(
    { id, template }: CurrentText,
    builtIn: Result,
    write: () => Result,
  ): Promise<Result> {
    try {
      return write();
    } catch (error) {
      this.failures.inc();
      this.logger.warn({ template, err: error, msg: 'a text could not be rendered, the built-in one goes' });
      await this.countFailure(id, template, error instanceof Error ? error.message : String(error));
      return builtIn;
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

function required(text: string): string {
  if (text.trim() === '') throw new Error('The text is empty once it is filled in');
  return text;
}

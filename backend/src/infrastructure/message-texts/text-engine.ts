import { Context, Liquid, LiquidError, type Emitter, type LiquidOptions, type Template } from 'liquidjs';
import { BUSINESS_ZONE } from '../database/time/business-time.js';
import type { MailBody } from '../mail/index.js';
import { RenderTime } from './render-time.js';

/**
 * What a text is filled with. Markup in a value is shown, never followed. Liquid sees the plain text of a formatted
 * value; `filledBody` puts its formats back.
 */
export type TextVariables = Readonly<Record<string, string | number | boolean | MailBody>>;

export const hasFormats = (value: TextVariables[string]): value is MailBody =>
  typeof value === 'object' && 'html' in value;

/** A text that can't be parsed, or names what it doesn't have. */
export class TextError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** Characters of all that a text writes, what it keeps with `capture` included. */
export const MAX_WRITTEN = 200_000;
const LIMITS = { parseLimit: 40_000, memoryLimit: MAX_WRITTEN } as const;
const NO_LIMITS = { memoryLimit: Infinity } as const;

/** They read other files. */
const REMOVED_TAGS = ['include', 'render', 'layout', 'block', 'extends', 'tablerow'];
/** They hand on a value without escaping it. */
const UNESCAPED = ['raw', 'escape', 'escape_once', 'xml_escape', 'newline_to_br', 'strip_html', 'inspect'];

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : (value as { toString(): string }).toString();

/** Every sign with a meaning in Markdown: a value is words, whatever it holds. */
const MARKDOWN_SIGNS = /[!-/:-@[-`{-~]/g;

/** Counts what is written against the memory of a text: the library counts neither output nor captures. */
class CountingEmitter implements Emitter {
  buffer = '';

  constructor(private readonly context: Context) {}

  write(value: unknown): void {
    const text = asText(value);
    this.context.memoryLimit.use(text.length);
    this.buffer += text;
  }
}

function engineWith(options: LiquidOptions, removedFilters: readonly string[]): Liquid {
  const engine = new Liquid({
    templates: {},
    strictFilters: true,
    ownPropertyOnly: true,
    timezoneOffset: BUSINESS_ZONE,
    ...LIMITS,
    ...options,
  });
  for (const tag of REMOVED_TAGS) Reflect.deleteProperty(engine.tags, tag);
  for (const filter of removedFilters) Reflect.deleteProperty(engine.filters, filter);
  const { renderer } = engine;
  const renderTemplates = renderer.renderTemplates.bind(renderer);
  renderer.renderTemplates = (templates, context, emitter = new CountingEmitter(context)) =>
    renderTemplates(templates, context, emitter);
  return engine;
}

const engines = {
  line: engineWith({ outputEscape: asText }, UNESCAPED),
  markdown: engineWith(
    { outputEscape: (value: unknown) => asText(value).replace(MARKDOWN_SIGNS, String.raw`\$&`) },
    UNESCAPED,
  ),
  plain: engineWith({}, []),
};
/**
 * `line`: plain text in one line · `markdown`: a text in Markdown, whose values are escaped · `plain`: text as it is,
 * escaped by what shows it.
 */
export type TextKind = keyof typeof engines;

/** The sentence of the parser, without the place that it adds. */
export const textProblem = (error: unknown): string =>
  error instanceof Error ? (error.message.split(/, (?:file|line):|\n/)[0] ?? error.message) : String(error);

/** @throws TextError for what isn't Liquid, and for a variable that isn't among those `known` */
export function checkText(kind: TextKind, source: string, known: readonly string[]): void {
  for (const { path, line } of variablesOf(kind, source)) {
    const [name = ''] = path;
    if (!known.includes(String(name))) throw new TextError(`{{ ${String(name)} }} is no variable of this text`, line);
  }
}

/** A variable that a text names: its path, in which null is a part that is known only when the text is filled in. */
export interface NamedVariable {
  path: (string | number | null)[];
  line: number;
}

/** Every variable that a text takes from outside. @throws TextError for what isn't Liquid */
export function variablesOf(kind: TextKind, source: string): NamedVariable[] {
  const { globals } = engines[kind].analyzeSync(parse(kind, source), { partials: false });
  return Object.values(globals)
    .flat()
    .map(({ segments, location }) => ({
      path: segments.map((segment) => (typeof segment === 'object' ? null : segment)),
      line: location.row,
    }));
}

/** Without U+0000, which filters decode and PostgreSQL keeps in no text. */
const storable = (text: string): string => text.replaceAll('\u0000', '');

/**
 * Fills a text in.
 * @param time that it has in common with other texts; by default a time of its own
 * @throws Error when the text can't be rendered, or takes more time or memory than a text may
 */
export function renderText(kind: TextKind, source: string, variables: object, time = RenderTime.ofMessage()): string {
  const templates = time.isUnlimited ? parseOnce(kind, source) : parse(kind, source);
  const engine = engines[kind];
  const text = time.spend((check) => {
    const scope = kind === 'plain' ? { ...variables } : withPlainText(variables);
    const context = new Context(scope, engine.options, { sync: true, ...(time.isUnlimited ? NO_LIMITS : {}) });
    // the library's own limit is one of the clock; its type has private fields
    context.renderLimit = { check, use: () => undefined } as unknown as Context['renderLimit'];
    return storable(String(engine.renderSync(templates, context)));
  });
  if (kind === 'plain') return text;
  return kind === 'line' ? text.replace(/\s+/g, ' ').trim() : text.replace(/[ \t]+$/gm, '').trim();
}

const withPlainText = (variables: object): object =>
  Object.fromEntries(
    Object.entries(variables as TextVariables).map(([name, value]) => [name, hasFormats(value) ? value.text : value]),
  );

const builtIn = new Map<string, Template[]>();

/** For the product's own texts, whose number is limited. */
function parseOnce(kind: TextKind, source: string): Template[] {
  const key = `${kind}:${source}`;
  const templates = builtIn.get(key) ?? parse(kind, source);
  builtIn.set(key, templates);
  return templates;
}

function parse(kind: TextKind, source: string): Template[] {
  try {
    return engines[kind].parse(source);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new TextError(textProblem(error), (LiquidError.is(error) ? error.token.getPosition()[0] : undefined) ?? 1);
  }
}

import { Liquid, LiquidError, type Template } from 'liquidjs';

/** What a text is filled with. All of it is text for the reader: markup in a value is shown, never followed. */
export type TextVariables = Readonly<Record<string, string | number | boolean>>;

/** A text that can't be parsed, or names what it doesn't have. */
export class TextError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** A page of text parses and renders in a fraction of this; what needs more is a loop that was not meant. */
const LIMITS = { parseLimit: 40_000, renderLimit: 1_000, memoryLimit: 200_000 } as const;

/** They read other files, or hand on a value without escaping it. */
const REMOVED_TAGS = ['include', 'render', 'layout', 'block', 'extends', 'tablerow'];
const REMOVED_FILTERS = ['raw', 'escape', 'escape_once', 'xml_escape', 'newline_to_br', 'strip_html', 'inspect'];

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : (value as { toString(): string }).toString();

/** Every sign with a meaning in Markdown: a value is words, whatever it holds. */
const MARKDOWN_SIGNS = /[!-/:-@[-`{-~]/g;

function engineWith(outputEscape: (value: unknown) => string): Liquid {
  const engine = new Liquid({ templates: {}, strictFilters: true, ownPropertyOnly: true, outputEscape, ...LIMITS });
  for (const tag of REMOVED_TAGS) Reflect.deleteProperty(engine.tags, tag);
  for (const filter of REMOVED_FILTERS) Reflect.deleteProperty(engine.filters, filter);
  return engine;
}

const engines = {
  line: engineWith(asText),
  markdown: engineWith((value) => asText(value).replace(MARKDOWN_SIGNS, String.raw`\$&`)),
};
/** `line`: plain text in one line · `markdown`: a text in Markdown, whose values are escaped. */
export type TextKind = keyof typeof engines;

/** The sentence of the parser, without the place that it adds. */
const sentenceOf = ({ message }: Error): string => message.split(/, (?:file|line):|\n/)[0] ?? message;

/** @throws TextError for what isn't Liquid, and for a variable that isn't among those `known` */
export function checkText(kind: TextKind, source: string, known: readonly string[]): void {
  const { globals } = engines[kind].analyzeSync(parse(kind, source), { partials: false });
  for (const [name, [first]] of Object.entries(globals))
    if (!known.includes(name))
      throw new TextError(`{{ ${name} }} is no variable of this text`, first?.location.row ?? 1);
}

/** @throws Error when the text can't be rendered, or takes more time or memory than a text may */
export function renderText(kind: TextKind, source: string, variables: TextVariables): string {
  const text = engines[kind].renderSync(parse(kind, source), { ...variables }) as string;
  return kind === 'line' ? text.replace(/\s+/g, ' ').trim() : text.replace(/[ \t]+$/gm, '').trim();
}

function parse(kind: TextKind, source: string): Template[] {
  try {
    return engines[kind].parse(source);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new TextError(sentenceOf(error), (LiquidError.is(error) ? error.token.getPosition()[0] : undefined) ?? 1);
  }
}

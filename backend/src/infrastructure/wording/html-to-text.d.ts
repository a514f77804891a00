/** What is used of html-to-text, which has no types of its own. */
declare module 'html-to-text' {
  interface HtmlElement {
    /** Undefined for a text between elements, which has none of the rest. */
    name?: string;
    attribs: Readonly<Record<string, string | undefined>>;
    children: HtmlElement[];
    parent: HtmlElement | null;
  }

  interface LineBreaks {
    leadingLineBreaks?: number;
    trailingLineBreaks?: number;
  }

  interface BlockTextBuilder {
    pushWordTransform: (transform: (word: string) => string) => void;
    popWordTransform: () => void;
    addInline: (text: string, options: { noWordTransform: boolean }) => void;
    addLiteral: (text: string) => void;
    openBlock: (options: LineBreaks) => void;
    closeBlock: (options: LineBreaks) => void;
    openList: (
      options: LineBreaks & { interRowLineBreaks: number; maxPrefixLength: number; prefixAlign: 'left' },
    ) => void;
    openListItem: (options: { prefix: string }) => void;
    closeListItem: () => void;
    closeList: (options: LineBreaks) => void;
  }

  type Walk = (nodes: readonly HtmlElement[], builder: BlockTextBuilder) => void;
  export type FormatCallback = (element: HtmlElement, walk: Walk, builder: BlockTextBuilder) => void;

  interface Options {
    wordwrap: false;
    whitespaceCharacters: string;
    formatters: Readonly<Record<string, FormatCallback>>;
    selectors: readonly { selector: string; format: string; options?: LineBreaks & { string?: string } }[];
  }

  export function compile(options: Options): (html: string) => string;
}

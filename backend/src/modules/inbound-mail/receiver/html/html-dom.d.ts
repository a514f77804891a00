/** What is used of domino's document; the back end's types know no browser. */
declare module '@mixmark-io/domino' {
  export interface HtmlNode {
    readonly nodeName: string;
    readonly textContent: string | null;
    readonly parentNode: HtmlElement | null;
    readonly firstChild: HtmlNode | null;
    readonly lastChild: HtmlNode | null;
    readonly nextSibling: HtmlNode | null;
    readonly previousSibling: HtmlNode | null;
    readonly ownerDocument: HtmlDocument;
    remove(): void;
  }

  export interface HtmlElement extends HtmlNode {
    readonly className: string;
    readonly previousElementSibling: HtmlElement | null;
    matches(selector: string): boolean;
    getAttribute(name: string): string | null;
    setAttribute(name: string, value: string): void;
    querySelector(selector: string): HtmlElement | undefined;
    querySelectorAll(selector: string): ArrayLike<HtmlElement>;
    appendChild(node: HtmlNode): void;
    insertBefore(node: HtmlNode, before: HtmlNode | null): void;
    replaceChild(node: HtmlNode, old: HtmlNode): void;
  }

  export interface HtmlDocument {
    readonly body: HtmlElement;
    createElement(name: string): HtmlElement;
    createTextNode(text: string): HtmlNode;
  }

  export function createDocument(html: string): HtmlDocument;
}

/** What is used of turndown; its own types need those of a browser. */
declare module 'turndown' {
  import type { HtmlElement } from '@mixmark-io/domino';

  namespace TurndownService {
    interface Rule {
      filter: string | string[] | ((node: HtmlElement) => boolean);
      replacement: (content: string, node: HtmlElement) => string;
    }

    interface Options {
      headingStyle: 'atx';
      bulletListMarker: '-';
      codeBlockStyle: 'fenced';
      emDelimiter: '*';
      hr: string;
      br: string;
    }
  }

  class TurndownService {
    escape: (text: string) => string;
    constructor(options: TurndownService.Options);
    addRule(name: string, rule: TurndownService.Rule): this;
    turndown(node: HtmlElement): string;
  }

  export = TurndownService;
}

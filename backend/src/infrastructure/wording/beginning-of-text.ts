import type { Token } from 'markdown-it';

/** The tokens of a text that is cut after so many characters, with the ends of all that has begun there. */
export function beginningOf(tokens: readonly Token[], longest: number): Token[] {
  let left = longest;
  const cut = (content: string): string => {
    const shown = content.length > left ? `${content.slice(0, left).trimEnd()}…` : content;
    left -= content.length;
    return shown;
  };
  const begun = (list: readonly Token[]): Token[] => {
    let skipped = 0;
    return list.filter((token) => {
      if (token.nesting < 0 && skipped === 0) return true;
      if (left <= 0) {
        skipped += token.nesting;
        return false;
      }
      if (token.children) token.children = begun(token.children);
      else if (token.content !== '') token.content = cut(token.content);
      return true;
    });
  };
  return begun(tokens);
}

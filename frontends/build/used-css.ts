import postcss, { type ChildNode, type Container } from 'postcss';

/** The rules of a style sheet that a page's HTML can match: those whose classes all occur in it. */
export function usedCss(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  return squeeze(root.toString());
}

/** Classes a selector needs; those inside :not() and :where(:not()) needn't be there. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

const isKeyframe = (parent: Container<ChildNode> | ChildNode['parent'] | undefined): boolean =>
  parent !== undefined && parent.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

const squeeze = (css: string): string =>
  css
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: +/g, ':');

import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';

/** The rules of a style sheet that can match a page's HTML: those whose classes all occur in it. Each rule once. */
export function usedCss(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const root = postcss.parse(css);
  const seen = new Set<string>();
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const place = placeOf(rule) + rule.toString();
    if (seen.has(place)) return void rule.remove();
    seen.add(place);
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
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

/** The at-rules around a rule. */
function placeOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root') return '';
  const around = parent as AtRule;
  return `${placeOf(around)}@${around.name} ${around.params}|`;
}

const isKeyframe = (parent: Container | ChildNode['parent'] | undefined): boolean =>
  parent !== undefined && parent.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');

const squeeze = (css: string): string =>
  css
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: +/g, ':');

import { brand } from '@portal/contracts';

const LINE = '1px solid #e4ded3';
const COLOR = `color:${brand.colors.text};`;
const INK = `font-size:16px;line-height:1.6;${COLOR}`;
const LIST = `class="text" style="margin:0 0 16px;padding:0 0 0 24px;${INK}"`;
const CELL = `align="left" valign="top" class="value line" style="padding:4px 10px;border:${LINE};font-size:15px;line-height:1.5;${COLOR}`;
const FIXED_WIDTH = "font-family:Consolas,Menlo,'DejaVu Sans Mono',monospace;";
const TINTED = `background:${brand.colors.page};${COLOR}`;

/** Mail programs know no style sheets: each element of a text with formats carries its own. */
const attributes: Readonly<Record<string, string>> = {
  p: `class="text" style="margin:0 0 16px;${INK}"`,
  ul: LIST,
  ol: LIST,
  a: `class="contact" style="color:${brand.colors.primary};overflow-wrap:anywhere;"`,
  h4: `class="text" style="margin:0 0 8px;font-size:16px;line-height:1.4;font-weight:650;${COLOR}"`,
  blockquote: `class="text line" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e4ded3;${INK}"`,
  pre: `class="code" style="margin:0 0 16px;padding:10px 12px;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px;line-height:1.5;${FIXED_WIDTH}${TINTED}"`,
  code: `class="code" style="padding:1px 4px;border-radius:4px;font-size:14px;${FIXED_WIDTH}${TINTED}"`,
  table: `class="text" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;"`,
  th: `${CELL}font-weight:600;"`,
  td: `${CELL}"`,
  hr: `class="line" style="margin:0 0 16px;border:0;border-top:${LINE};"`,
  span: 'style="font-weight:600;"',
};

const TAG = new RegExp(String.raw`<(${Object.keys(attributes).join('|')})(?=[\s/>])`, 'g');

/** Gives the elements of safe HTML their looks. Within a block of code its element `code` has none of its own. */
export const styled = (html: string): string =>
  html
    .replace(/<pre><code>/g, '<pre>')
    .replace(/<\/code><\/pre>/g, '</pre>')
    .replace(TAG, (tag, name: string) => `${tag} ${attributes[name]}`);

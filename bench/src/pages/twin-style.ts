/** The twins' style sheet, by hand: the site's colours, sizes and fonts, nothing that no twin uses. */
export const twinStyle = (fonts: readonly string[]): string =>
  [
    ...fonts.map(
      (href) =>
        `@font-face{font-family:'${href.includes('bricolage') ? 'Heading' : 'Text'}';font-weight:100 900;font-display:swap;src:url(${href}) format('woff2')}`,
    ),
    rules,
  ].join('');

const rules = `
:root{--color-page:#faf7f2;--color-surface:#fff;--color-text:#10243a;--color-muted:#4a5b6c;--color-primary:#0b5f7a;--color-on-primary:#fff;--color-accent:#c2410c;--color-success:#1a7a4a;--color-line:#e6dfd3;--color-tint:#e8f0f1;--color-sand:#f1eadf;--color-control-border:#7c8a99;--scene-sky:#fdf1e1;--scene-sky-low:#fbd9b5;--scene-sun:#f2915a;--scene-water:#9cc9d3;--scene-water-deep:#4f97ab;--scene-land:#0b5f7a;--scene-land-far:#6fa9b5;--scene-sand:#ecd9bb;--scene-ink:#10243a;--scene-paper:#fff;--scene-light:#c2410c}
*{box-sizing:border-box}
body{margin:0;background:var(--color-page);color:var(--color-text);font:16px/1.55 Text,Arial,sans-serif}
h1,h2,h3{font-family:Heading,Arial,sans-serif;line-height:1.15;margin:0 0 12px}
h1{font-size:clamp(2.25rem,1.5rem + 3vw,3.25rem)}
h2{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.4375rem)}
p{margin:0 0 16px;max-width:58ch;color:var(--color-muted)}
ul,ol,dl{margin:0;padding:0;list-style:none;display:grid;gap:24px}
a{color:var(--color-primary);display:inline-block;padding:8px 0;min-height:24px}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:72px;padding:0 20px;border-bottom:1px solid var(--color-line)}
header nav,header nav~*{display:none}
section,article,footer{padding:48px 20px;max-width:1160px;margin:0 auto}
section section,article section{padding:16px 0}
svg{display:block;max-width:100%;height:auto}
button{min-height:48px;padding:0 24px;border:0;border-radius:10px;background:var(--color-primary);color:#fff;font:inherit;font-weight:600}
button:disabled{opacity:.5}
label,legend{display:block;font-weight:600}
input{min-height:24px;font:inherit}
input:not([type=radio]){width:100%;min-height:48px;border:1px solid var(--color-control-border);border-radius:10px}
fieldset{border:0;padding:0;margin:0}
details{border-bottom:1px solid var(--color-line);padding:16px 0}
summary{font-weight:600;min-height:24px}
footer{background:var(--color-sand)}
table{width:100%;border-collapse:collapse;text-align:left}
@media(min-width:860px){section ul,section ol{grid-template-columns:repeat(auto-fit,minmax(240px,1fr))}header nav{display:flex;gap:16px}}
`.replaceAll('\n', '');

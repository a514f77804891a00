import { usedCss } from './used-css.js';

describe('the styles a page is sent with', () => {
  const html = '<div class="card wide"><p class="text">Hello</p></div>';

  it('keeps what can match and drops what cannot', () => {
    expect(usedCss('.card { color: red } .other { color: blue } p { margin: 0 }', html)).toBe(
      '.card{color:red} p{margin:0}'.replace(' ', ''),
    );
  });

  it('keeps only the selectors of a list that can match', () => {
    expect(usedCss('.text, .other { color: red }', html)).toBe('.text{color:red}');
  });

  it('drops empty media queries and unused animations', () => {
    const css =
      '@media print { .other { color: red } } @keyframes spin { to { rotate: 1turn } } @keyframes glow { to { opacity: 1 } } .card { animation: glow 1s }';
    expect(usedCss(css, html)).toBe('@keyframes glow{to{opacity:1}}.card{animation:glow 1s}');
  });

  it('says everything once, though several pages bring it', () => {
    const sheet = '.card { color: red } @media print { .card { color: black } }';
    expect(usedCss(sheet + sheet, html)).toBe('.card{color:red}@media print{.card{color:black}}');
  });

  it('keeps rules that ask for the absence of a class', () => {
    expect(usedCss('.card:not(.closed) { color: red }', html)).toBe('.card:not(.closed){color:red}');
  });
});

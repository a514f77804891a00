import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colors } from './colors.js';

const css = readFileSync(path.join(process.cwd(), 'libs/ui/src/styles/tokens.css'), 'utf8');
const [light = '', dark = '', system = ''] = css.split(
  /:root\[data-theme='dark'\]|@media \(prefers-color-scheme: dark\)/,
);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
/** The hue of a color in degrees, and how far its channels lie apart, 0 to 1. */
function tone(hex: string): { hue: number; spread: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const highest = Math.max(red, green, blue);
  const spread = highest - Math.min(red, green, blue);
  const sector = {
    [red]: (green - blue) / spread,
    [blue]: 4 + (red - green) / spread,
    [green]: 2 + (blue - red) / spread,
  }[highest];
  return { hue: (60 * (sector ?? 0) + 360) % 360, spread: spread / 255 };
}

it.each(Object.entries(colors.light))('names the same light %s for code and style sheets', (name, value) => {
  expect(light).toContain(`--color-${kebab(name)}: ${value};`);
});

it.each(Object.entries(colors.dark))(
  'names the same dark %s for code and style sheets, chosen or by system',
  (name, value) => {
    expect(dark).toContain(`--color-${kebab(name)}: ${value};`);
    expect(system).toContain(`--color-${kebab(name)}: ${value};`);
  },
);

describe.each(Object.entries(colors))('in %s', (_theme, palette) => {
  const texts = ['text', 'muted', 'primary', 'accent', 'success', 'warning', 'danger', 'recurring', 'oneTime'] as const;
  it.each(texts)('%s can be read on page, surface, sand and tint (4.5:1)', (name) => {
    const grounds = [
      palette.page,
      palette.surface,
      ...(['text', 'muted', 'primary'].includes(name) ? [palette.sand, palette.tint] : []),
    ];
    for (const ground of grounds) expect(contrast(palette[name], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the chosen one of several can be read, and is another colour than what it lies on', () => {
    expect(contrast(palette.text, palette.raised)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.raised, palette.sand)).toBeGreaterThanOrEqual(1.15);
  });

  it('what is paused is yellow and can be read (specification, section 4)', () => {
    const { hue, spread } = tone(palette.paused);
    expect(hue).toBeGreaterThanOrEqual(44);
    expect(hue).toBeLessThanOrEqual(64);
    expect(spread).toBeGreaterThanOrEqual(0.6);
    expect(contrast(palette.onPaused, palette.paused)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['recurring', 'blue', 195, 230],
    ['oneTime', 'purple', 255, 310],
  ] as const)('deals of type %s are %s (specification, section 4)', (name, _color, from, to) => {
    expect(tone(palette[name]).hue).toBeGreaterThanOrEqual(from);
    expect(tone(palette[name]).hue).toBeLessThanOrEqual(to);
  });

  it('buttons can be read', () => {
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onPrimary, palette.primaryHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

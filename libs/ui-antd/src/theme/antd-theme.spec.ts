import { colors } from '@portal/ui';
import { theme as antdTheme } from 'antd';
import { antdThemeFor } from './antd-theme.js';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

it.each(['light', 'dark'] as const)('notices lie on a pale ground of their tone, not on grey: %s', (theme) => {
  const token = antdTheme.getDesignToken(antdThemeFor({ theme }));
  for (const ground of [token.colorInfoBg, token.colorSuccessBg, token.colorWarningBg, token.colorErrorBg]) {
    const surface = channels(colors[theme].surface);
    const away = channels(ground).map((channel, at) => Math.abs(channel - (surface[at] ?? 0)));
    expect(Math.max(...away)).toBeLessThanOrEqual(40);
    expect(Math.max(...away) - Math.min(...away)).toBeGreaterThanOrEqual(8);
  }
});

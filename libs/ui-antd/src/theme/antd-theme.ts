import { colors, fonts, sizes } from '@portal/ui';
import { theme as antdTheme, type ThemeConfig } from 'antd';

/** The least height and width of what a finger presses, in CSS pixels; `kit.css` has it for what isn't antd's. */
const TOUCH_TARGET = 40;

/** How much of its tone the ground of a notice has, and how much its border; the rest is the surface. */
const GROUND = 0.09;
const BORDER = 0.4;

interface ThemeChoice {
  theme: 'light' | 'dark';
  motion?: boolean;
  /** Whether the screen is used by touch: every control is at least as high as a finger needs. */
  touch?: boolean;
}

/** antd in the product's own colours, type and radii; the values are the tokens of the kit. */
export function antdThemeFor({ theme, motion = true, touch = false }: ThemeChoice): ThemeConfig {
  const color = colors[theme];
  const thin = (tone: string, share: number) => mixed(tone, color.surface, share);
  return {
    // the same styles wherever the theme is the same, so that none are added twice
    cssVar: { key: `antd-${theme}${motion ? '' : '-still'}${touch ? '-touch' : ''}` },
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      motion, // cut to nothing by style alone, an animation's end can be missed: a list then stays open and takes no click
      colorPrimary: color.primary,
      colorInfo: color.primary,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      colorErrorText: color.danger,
      // antd makes these paler by its own steps, which come out grey of tones as dark as ours
      colorInfoBg: thin(color.primary, GROUND),
      colorInfoBorder: thin(color.primary, BORDER),
      colorSuccessBg: thin(color.success, GROUND),
      colorSuccessBorder: thin(color.success, BORDER),
      colorWarningBg: thin(color.paused, 0.16), // brown, which is read on white, makes a ground of sand
      colorWarningBorder: thin(color.warning, BORDER),
      colorErrorBg: thin(color.danger, GROUND),
      colorErrorBorder: thin(color.danger, BORDER),
      colorLink: color.primary,
      colorLinkHover: color.primaryHover,
      colorLinkActive: color.primaryHover,
      colorPrimaryHover: color.primaryHover,
      colorTextBase: color.text,
      colorText: color.text,
      colorTextHeading: color.text,
      colorTextSecondary: color.muted,
      colorTextTertiary: color.muted,
      colorTextDescription: color.muted,
      colorTextPlaceholder: color.muted,
      colorTextDisabled: theme === 'dark' ? '#8296a8' : '#74808c', // antd's own is a quarter of the text's strength
      colorTextLightSolid: color.onPrimary,
      colorIcon: color.muted,
      colorBgBase: color.surface,
      colorBgLayout: color.page,
      colorBgContainer: color.surface,
      colorBgElevated: color.surface,
      colorBgContainerDisabled: color.tint,
      colorBorder: color.controlBorder,
      colorBorderSecondary: color.line,
      colorSplit: color.line,
      borderRadius: 8,
      borderRadiusLG: sizes.radius,
      borderRadiusSM: 6,
      controlHeight: touch ? TOUCH_TARGET : 38,
      controlHeightSM: touch ? TOUCH_TARGET : 30,
      fontFamily: fonts.text,
      fontSize: sizes.textSm,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 600,
        // the algorithm for the dark makes it duller than the buttons of the site
        colorPrimary: color.primary,
        dangerColor: theme === 'dark' ? '#3b0a07' : '#ffffff',
      },
      Modal: { borderRadiusLG: sizes.radiusDialog, titleFontSize: sizes.textLg },
      Form: { labelColor: color.text, verticalLabelPadding: '0 0 4px' },
      Input: { activeShadow: 'none' },
      Segmented: {
        ...(touch ? { controlHeight: TOUCH_TARGET + 4, controlHeightSM: TOUCH_TARGET + 4 } : {}), // less its track
        trackBg: color.sand,
        itemSelectedBg: color.raised,
        itemSelectedColor: color.text,
      },
      // the least size of a target (WCAG 2.5.8)
      Switch: { trackHeight: 24, handleSize: 20, trackMinWidth: 44 },
      Select: { optionSelectedBg: color.tint },
      Dropdown: { controlItemBgActive: color.tint, controlItemBgActiveHover: color.tint },
    },
  };
}

/** `share` of one colour in another, both as #rrggbb. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(b + (a - b) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

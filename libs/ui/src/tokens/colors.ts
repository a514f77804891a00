/** The colours of styles/tokens.css for code that needs values (antd's algorithm). A test keeps both equal. */
const light = {
  page: '#faf7f2',
  surface: '#ffffff',
  text: '#10243a',
  muted: '#4a5b6c',
  primary: '#0b5f7a',
  primaryHover: '#0a4f66',
  onPrimary: '#ffffff',
  accent: '#c2410c',
  onAccent: '#ffffff',
  success: '#1a7a4a',
  warning: '#8f5600',
  /** The ground of a paused record's state: yellow in both themes (specification, section 4). */
  paused: '#ffd54f',
  onPaused: '#3d2e00',
  danger: '#b3261e',
  recurring: '#1d5fbf',
  oneTime: '#6b3fc0',
  controlBorder: '#7c8a99',
  line: '#e6dfd3',
  tint: '#e8f0f1',
  sand: '#f1eadf',
  /** The chosen one of several on sand. */
  raised: '#ffffff',
};

type Colors = typeof light;

const dark: Colors = {
  page: '#0c1824',
  surface: '#132334',
  text: '#e7eef5',
  muted: '#a9b8c7',
  primary: '#5cc3e0',
  primaryHover: '#85d3ea',
  onPrimary: '#06202b',
  accent: '#ff9b6a',
  onAccent: '#2b1206',
  success: '#5fd39a',
  warning: '#f2b84b',
  paused: '#f5cd47',
  onPaused: '#2e2300',
  danger: '#ff8a80',
  recurring: '#8ab8ff',
  oneTime: '#c3a6ff',
  controlBorder: '#66798c',
  line: '#22364a',
  tint: '#17303f',
  sand: '#101f2e',
  raised: '#2a4660',
};

export const colors = { light, dark } as const;

/** Sizes of styles/tokens.css in pixels, as far as code needs them. */
export const sizes = { radius: 10, radiusDialog: 16, textSm: 14, textLg: 20 } as const;

export const fonts = {
  heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
  text: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
} as const;

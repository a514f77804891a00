import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { assets, workspace } from './paths.ts';

/** The brand's drawings as SVG in the style sheet's variables, by the prerender program. */
export interface Drawings {
  logo: string;
  share: string;
  logoWidths: readonly number[];
}

/** The preview picture of a shared link. */
export const sharePicture = {
  href: '/assets/files/share.png',
  width: 1_200,
  height: 630,
  alt: 'A lighthouse built like a server rack on the coast, and a sailboat on calm water',
} as const;

/** What tabs and bookmarks show: the mark with less in it, for 16 pixels. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B5F7A"/><path d="M5 20c3.5-4 7-4 11 0s7.500 4 11 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="10" r="3" fill="#FF9B6A"/></svg>';

/** An SVG is drawn this much larger first, so that its edges stay sharp. */
const DENSITY = 288;

/**
 * Writes the logo in each of its widths as AVIF, WebP and PNG, and the picture of shared links. The file names don't
 * change, so browsers revalidate them.
 */
export async function writePictures({ logo, share, logoWidths }: Drawings): Promise<void> {
  await mkdir(path.join(assets, 'files'), { recursive: true });
  const colored = await inLightColors();
  const source = Buffer.from(colored(logo));
  const logos = logoWidths.flatMap((width) => {
    const drawn = sharp(source, { density: DENSITY * 2 }).resize(width, width);
    const formats = { avif: { quality: 70 }, webp: { quality: 90 }, png: { compressionLevel: 9 } } as const;
    return (['avif', 'webp', 'png'] as const).map(async (format) =>
      write(`logo-${width}.${format}`, await drawn.clone().toFormat(format, formats[format]).toBuffer()),
    );
  });
  const { width, height } = sharePicture;
  const shared = sharp(Buffer.from(colored(share)), { density: DENSITY / 2 })
    .resize(width, height)
    .png({ palette: true });
  await Promise.all([...logos, write('share.png', await shared.toBuffer()), write('icon.svg', icon)]);
}

const write = (name: string, picture: Buffer | string): Promise<void> =>
  writeFile(path.join(assets, 'files', name), picture);

/** Replaces the variables of the style sheet by the light theme's values, because a picture has no style sheet. */
async function inLightColors(): Promise<(svg: string) => string> {
  const css = await readFile(path.join(workspace, 'libs/ui/src/styles/tokens.css'), 'utf8');
  const [light = ''] = /:root\s*{[^}]*}/.exec(css) ?? [];
  const values = new Map([...light.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  return (svg) =>
    svg.replace(/var\((--[\w-]+)(?:,\s*([^)]+))?\)/g, (_, name: string, otherwise: string | undefined) => {
      const value = values.get(name) ?? otherwise;
      if (!value) throw new Error(`A drawing uses ${name}, which tokens.css doesn't name`);
      return value;
    });
}

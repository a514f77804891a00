import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { assets, workspace } from './paths.ts';

/** The brand's drawings as SVG in the style sheet's variables, by the prerender program. */
export interface Drawings {
  logo: string;
  share: string;
  logoWidths: readonly number[];
}

/** What a shared link shows. */
export const sharePicture = {
  href: '/assets/files/share.png',
  width: 1_200,
  height: 630,
  alt: 'A lighthouse built like a server rack on the coast, and a sailboat on calm water',
} as const;

/** An SVG is drawn this much larger first, so that its edges stay sharp. */
const DENSITY = 288;

/**
 * Writes the logo in every width it is offered in, as AVIF, WebP and PNG, and the picture of shared links.
 * Returns their paths below the assets folder. Their names stay, so browsers ask whether they changed.
 */
export async function writePictures({ logo, share, logoWidths }: Drawings): Promise<string[]> {
  await mkdir(path.join(assets, 'files'), { recursive: true });
  const colored = await inLightColors();
  const source = Buffer.from(colored(logo));
  const logos = logoWidths.flatMap((width) => {
    const drawn = () => sharp(source, { density: DENSITY * 2 }).resize(width, width);
    return [
      write(`logo-${width}.avif`, drawn().avif({ quality: 70 })),
      write(`logo-${width}.webp`, drawn().webp({ quality: 90 })),
      write(`logo-${width}.png`, drawn().png({ compressionLevel: 9 })),
    ];
  });
  const { width, height } = sharePicture;
  const shared = sharp(Buffer.from(colored(share)), { density: DENSITY / 2 })
    .resize(width, height)
    .png({ palette: true });
  return Promise.all([...logos, write('share.png', shared)]);
}

async function write(name: string, picture: Sharp): Promise<string> {
  const file = path.join('files', name);
  await writeFile(path.join(assets, file), await picture.toBuffer());
  return file;
}

/** Puts the light theme's values in the place of the style sheet's variables, which a picture knows nothing of. */
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

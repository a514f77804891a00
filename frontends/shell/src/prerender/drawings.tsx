import { HeroScene, LogoMark, logoWidths } from '@portal/ui';
import { renderToStaticMarkup } from 'react-dom/server';

/** The brand's drawings as SVG, in the style sheet's variables; the build turns them into pictures. */
export const drawings = () => ({
  logoWidths,
  logo: alone(renderToStaticMarkup(<LogoMark />)),
  share: alone(renderToStaticMarkup(<SharePicture />)),
});

/** The picture of a shared link: the coast with the logo. Without text, which is shown beside the picture. */
const SharePicture = () => (
  <svg viewBox="0 0 1200 630" width="1200" height="630">
    <rect width="1200" height="630" fill="var(--color-page)" />
    <path d="M0 520c150-50 330-40 520-10s420 40 680-20v140H0z" fill="var(--color-sand)" />
    <svg x="150" y="175" width="280" height="280" viewBox="0 0 40 40">
      <LogoMark />
    </svg>
    <svg x="568" y="35" width="597" height="560" viewBox="0 0 640 600">
      <HeroScene />
    </svg>
  </svg>
);

/** A standalone SVG declares its namespace itself. */
const alone = (svg: string): string => svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

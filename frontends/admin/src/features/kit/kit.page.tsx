import { PageTitle, ThemeSwitch } from '@portal/ui';
import { Page } from '@portal/ui-antd';
import { detailParts } from './detail-parts.js';
import { formParts, type PartSamples } from './form-parts.js';
import { listParts } from './list-parts.js';
import { siteParts } from './site-parts.js';
import './kit.css';

const kits: readonly (readonly [title: string, parts: PartSamples])[] = [
  ['Lists and figures', listParts],
  ['Records', detailParts],
  ['Forms', formParts],
  ['Site', siteParts],
];

const TITLE = 'Parts of screens';

/** Every part of `@portal/ui` and `@portal/ui-antd`, for who builds screens of them (diagnostics). */
export const KitPage = () => (
  <Page title={TITLE} mood="dense">
    <p className="kit-row flex wrap">
      Each part in its states, by the name it is exported under. In both themes: <ThemeSwitch />
    </p>
    {kits.map(([title, parts]) => (
      <section key={title} aria-label={title}>
        <h2>{title}</h2>
        {Object.entries(parts)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, Sample]) => (
            <section key={name} id={name} aria-label={name} className="kit-part">
              <h3>{name}</h3>
              <Sample />
            </section>
          ))}
      </section>
    ))}
    {/* samples of pages have titles of their own */}
    <PageTitle>{TITLE}</PageTitle>
  </Page>
);

import { brand } from '@portal/ui';
import { TextPage } from '../../kit/text-page.js';

/** /accessibility */
export function AccessibilityPage() {
  return (
    <TextPage
      meta={{
        title: 'Accessibility',
        description:
          'How this site is made usable for everybody: WCAG 2.2 AA, keyboard, screen readers, contrast, reduced motion, and how to report a barrier.',
      }}
      heading="Accessibility"
      lead="This site and the client portal are meant for everybody. Our measure is WCAG 2.2, level AA."
      questions={[
        {
          question: 'Can I ask for a consultation without the form?',
          answer: 'Yes. Call or write, and we ask the same four questions ourselves.',
        },
        {
          question: 'Which browsers and screen readers work?',
          answer:
            'Any current browser, with the screen reader that comes with your system or another one. The public pages also work in browsers without JavaScript.',
        },
      ]}
      parts={[
        {
          title: 'What we do',
          text: (
            <ul>
              <li>Every page works by keyboard alone, with a visible focus and a link to skip to the content.</li>
              <li>Headings, lists, labels and messages are marked up, so that screen readers can announce them.</li>
              <li>Text has a contrast of at least 4.5 to 1, in light and in dark.</li>
              <li>Nothing is told by color alone: a status is a word.</li>
              <li>Pages can be enlarged and read on a screen 360 pixels wide.</li>
              <li>Animation is short, and absent when your device asks for reduced motion.</li>
              <li>Public pages can be read without JavaScript.</li>
            </ul>
          ),
        },
        {
          title: 'How we check',
          text: 'An automated checker runs on every screen, in light and in dark, before each release. Journeys are also walked by keyboard.',
        },
        {
          title: 'What may be missing',
          text: 'Documents that others upload may lack structure. If one is a barrier, ask us for another form.',
        },
        {
          title: 'Tell us',
          text: (
            <p>
              Did something stop you? Call <a href={brand.phone.link}>{brand.phone.shown}</a> or write to{' '}
              <a href={`mailto:${brand.email}`}>{brand.email}</a> and say which page it was. You get an answer within 24
              hours, and what you needed in another way meanwhile.
            </p>
          ),
        },
      ]}
    />
  );
}

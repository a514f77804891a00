import { useEffect, useRef, useState } from 'react';
import './rich-text.css';

/** Anything that could be Markdown; most texts are plain words, and need nothing loaded. */
const MARKUP = /[*_`~[\]#>]|^\s*([-+]|\d+[.)])\s|https?:|@/m;

/** A text written as Markdown, formatted, without anything of HTML in it; as it was typed until that is loaded. */
export function RichText({ text, none }: { text: string; none?: string }) {
  const [render, setRender] = useState<(markdown: string) => DocumentFragment | HTMLElement>();
  const place = useRef<HTMLDivElement>(null);
  const isMarkup = MARKUP.test(text);
  useEffect(() => {
    if (!isMarkup) return undefined;
    let isShown = true;
    void import('./render-markdown.js').then(
      ({ renderMarkdown }) => isShown && setRender(() => renderMarkdown),
      () => undefined, // it stays as it was typed
    );
    return () => {
      isShown = false;
    };
  }, [isMarkup]);
  useEffect(() => {
    if (isMarkup && render) place.current?.replaceChildren(render(text));
  }, [isMarkup, render, text]);
  if (!text.trim()) return none ? <p className="measure prewrap muted">{none}</p> : null;
  if (isMarkup && render) return <div key="formatted" ref={place} className="rich-text measure" />;
  return (
    <p key="typed" className="measure prewrap">
      {text}
    </p>
  );
}

import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Citations } from './citations.ts';
import { copy } from './copy.ts';
import { listen, type MarkdownEvents } from './hostEvents.ts';
import * as css from './Markdown.css.ts';
import { MarkdownStream } from './markdownStream.ts';

/** Characters shown at once; the rest unfolds on request, so that no answer can freeze the page. */
export const MARKDOWN_FOLD = 65_536;

const NO_CITATIONS: Citations = new Map();
const NO_HOSTS: readonly string[] = [];

export interface MarkdownProps extends MarkdownEvents {
  /** Markdown; while `streaming`, each value should continue the last one. */
  text: string;
  /** More text is coming: shown once per frame, half-written syntax as it will most likely end. */
  streaming?: boolean;
  /** Type step: `compact` in the embedded widget. @default 'prose' */
  size?: 'prose' | 'compact';
  /** The sources by number; `[1]` in the text becomes a chip when 1 is known. May arrive after the text. */
  citations?: Citations;
  /** The number whose source is open at the moment. */
  activeCitation?: number | null;
  /** Hosts besides the page's own from which images are loaded; must not change. Others are shown as links. */
  imageHosts?: readonly string[];
  /** Whether dollar signs and `\(` mark formulas. @default true */
  math?: boolean;
  /** Characters shown before the rest is folded. @default MARKDOWN_FOLD */
  foldAfter?: number;
}

/**
 * Shows an answer or other text written in Markdown, as it arrives.
 * React owns the frame only; the blocks are built once by `MarkdownStream`, and raw HTML is text.
 */
export const Markdown = memo(function Markdown(props: MarkdownProps) {
  const {
    text,
    streaming = false,
    size = 'prose',
    citations = NO_CITATIONS,
    activeCitation = null,
    imageHosts = NO_HOSTS,
    math = true,
    foldAfter = MARKDOWN_FOLD,
  } = props;
  const { onCitation, onCitationPoint, onLink } = props;
  const [unfolded, setUnfolded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stream = useRef<MarkdownStream | null>(null);
  const pending = useRef({ text: '', streaming: false, frame: 0 });
  const events = useRef<MarkdownEvents>({});
  const tip = useId();
  const folded = !unfolded && text.length > foldAfter;

  useLayoutEffect(() => {
    events.current = { onCitation, onCitationPoint, onLink };
  }, [onCitation, onCitationPoint, onLink]);

  useLayoutEffect(() => {
    if (!host.current) return;
    const state = pending.current;
    const created = new MarkdownStream(host.current, { classes: css, math, imageHosts });
    stream.current = created;
    return () => {
      cancelAnimationFrame(state.frame);
      state.frame = 0;
      stream.current = null;
      created.stop();
    };
  }, [math, imageHosts]);

  useLayoutEffect(() => {
    const state = pending.current;
    state.text = folded ? text.slice(0, foldAfter) : text;
    state.streaming = streaming && !folded;
    if (!state.streaming) {
      cancelAnimationFrame(state.frame);
      state.frame = 0;
      stream.current?.set(state.text, false);
    } else if (!state.frame) {
      state.frame = requestAnimationFrame(() => {
        state.frame = 0;
        stream.current?.set(state.text, true);
      });
    }
  }, [text, streaming, folded, foldAfter, math, imageHosts]);

  useLayoutEffect(() => stream.current?.cite(citations), [citations, math, imageHosts]);

  useLayoutEffect(() => {
    for (const chip of host.current?.querySelectorAll<HTMLElement>('[data-number][aria-pressed]') ?? [])
      chip.ariaPressed = null;
    if (activeCitation === null) return;
    for (const chip of host.current?.querySelectorAll<HTMLElement>(`[data-number="${activeCitation}"]`) ?? [])
      chip.ariaPressed = 'true';
  }, [activeCitation, citations]);

  useEffect(
    () => (frame.current ? listen(frame.current, events, { id: tip, className: css.linkHost }) : undefined),
    [tip],
  );

  return (
    <div ref={frame} className={css.host} data-size={size}>
      <div ref={host} />
      {folded && !streaming && (
        <button type="button" className={css.more} onClick={() => setUnfolded(true)}>
          {copy.more(text.length - foldAfter)}
        </button>
      )}
    </div>
  );
});

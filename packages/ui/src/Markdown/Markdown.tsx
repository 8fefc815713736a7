import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { numbersStop } from '../List/oneTabStop.ts';
import type { Citations } from './citations.ts';
import { markdownCopy } from './copy.ts';
import { listen, type MarkdownEvents } from './hostEvents.ts';
import * as css from './Markdown.css.ts';
import { MarkdownStream } from './markdownStream.ts';
import { TextFeed } from './textFeed.ts';

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
  /**
   * Address of the host's page that draws Mermaid diagrams, shown in a frame without an origin; must not change.
   * Without it diagrams stay code.
   */
  diagramFrame?: string;
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
  const { text, streaming = false, foldAfter = MARKDOWN_FOLD } = props;
  const [unfolded, setUnfolded] = useState(false);
  const folded = !unfolded && text.length > foldAfter;
  const shown = folded ? text.slice(0, foldAfter) : text;
  const more = streaming && !folded;
  const [feed] = useState(() => new TextFeed(shown, more));

  useLayoutEffect(() => feed.show(shown, more), [feed, shown, more]);

  return (
    <MarkdownFrame
      feed={feed}
      hidden={folded && !streaming ? text.length - foldAfter : 0}
      onMore={setUnfolded}
      size={props.size}
      citations={props.citations}
      activeCitation={props.activeCitation}
      imageHosts={props.imageHosts}
      diagramFrame={props.diagramFrame}
      math={props.math}
      onCitation={props.onCitation}
      onCitationPoint={props.onCitationPoint}
      onLink={props.onLink}
    />
  );
});

type Undefinable<Props> = { [Key in keyof Props]: Props[Key] | undefined };

interface FrameProps extends Undefinable<Omit<MarkdownProps, 'text' | 'streaming' | 'foldAfter'>> {
  readonly feed: TextFeed;
  /** Characters that are folded away. */
  readonly hidden: number;
  readonly onMore: (unfolded: boolean) => void;
}

/** Everything around the text. A component of its own, so that a new chunk of text does not render it again. */
const MarkdownFrame = memo(function MarkdownFrame(props: FrameProps) {
  const { feed, hidden, onMore, diagramFrame, onCitation, onCitationPoint, onLink } = props;
  const { size = 'prose', citations = NO_CITATIONS, activeCitation = null, imageHosts = NO_HOSTS, math = true } = props;
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stream = useRef<MarkdownStream | null>(null);
  const events = useRef<MarkdownEvents>({});
  const tip = useId();

  useLayoutEffect(() => {
    events.current = { onCitation, onCitationPoint, onLink };
  }, [onCitation, onCitationPoint, onLink]);

  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new MarkdownStream(host.current, { classes: css, math, imageHosts, diagramFrame });
    stream.current = created;
    const detach = feed.attach(created);
    return () => {
      detach();
      stream.current = null;
      created.stop();
    };
  }, [feed, math, imageHosts, diagramFrame]);

  useLayoutEffect(() => stream.current?.cite(citations), [citations, math, imageHosts, diagramFrame]);

  useLayoutEffect(() => {
    for (const chip of host.current?.querySelectorAll<HTMLElement>('[data-number][aria-pressed]') ?? [])
      chip.ariaPressed = null;
    if (activeCitation === null) return;
    for (const chip of host.current?.querySelectorAll<HTMLElement>(`[data-number="${activeCitation}"]`) ?? [])
      chip.ariaPressed = 'true';
  }, [activeCitation, citations]);

  useEffect(() => {
    if (citations.size > 0) numbersStop(host.current);
  }, [citations]);

  useEffect(
    () => (frame.current ? listen(frame.current, events, { id: tip, className: css.linkHost }) : undefined),
    [tip],
  );

  return (
    <div ref={frame} className={css.host} data-size={size}>
      <div ref={host} />
      {hidden > 0 && (
        <button type="button" className={css.more} onClick={() => onMore(true)}>
          {markdownCopy.more(hidden)}
        </button>
      )}
    </div>
  );
});

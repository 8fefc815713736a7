import { useEffect, useRef, useState } from 'react';
import { Story } from '@storybook/addon-docs/blocks';
import { Text } from '@tinystar/ui';
import type { ModuleExport } from 'storybook/internal/types';
import type { DocsPart } from '../../packages/ui/src/private/componentDocs.ts';
import { docsCopy } from './docsCopy.ts';
import { useWords } from './language.ts';
import { Section } from './Section.tsx';

export interface AnatomyProps {
  story: ModuleExport;
  parts: readonly DocsPart[];
}

/** Where a number stands, and how long the line from it to its part is. */
interface Mark {
  left: number;
  top: number;
  side: NonNullable<DocsPart['side']>;
}

/** Room between a part's edge and the middle of its number, in px. */
const AWAY = 26;

/** The component itself, with a number at each of its parts; the places are measured, so that they stay true. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const words = useWords();
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly (Mark | undefined)[]>([]);
  useEffect(() => {
    const host = stage.current;
    if (!host) return;
    const measure = () => setMarks(parts.map((part) => markOf(host, part)));
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    const changes = new MutationObserver(measure);
    changes.observe(host, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [parts]);
  return (
    <Section id="anatomy" title={docsCopy.anatomy}>
      <div className="docs-anatomy">
        <div className="docs-anatomy-stage">
          <div ref={stage} inert>
            <Story of={story} />
          </div>
          {marks.map((mark, index) =>
            mark ? (
              <span key={index} className="docs-mark" data-side={mark.side} style={{ left: mark.left, top: mark.top }}>
                {index + 1}
              </span>
            ) : null,
          )}
        </div>
        <ol className="docs-parts">
          {parts.map(({ name, says }) => (
            <li key={name[0]}>
              <Text size="label">{words(name)}</Text> <Text tone="secondary">{words(says)}</Text>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function markOf(host: HTMLElement, { at, side = 'top' }: DocsPart): Mark | undefined {
  const part = host.querySelector(at)?.getBoundingClientRect();
  const frame = host.parentElement?.getBoundingClientRect();
  if (!part || !frame || part.width === 0) return;
  const middle = { left: part.left + part.width / 2 - frame.left, top: part.top + part.height / 2 - frame.top };
  const places: Record<Mark['side'], { left: number; top: number }> = {
    top: { left: middle.left, top: part.top - frame.top - AWAY },
    bottom: { left: middle.left, top: part.bottom - frame.top + AWAY },
    start: { left: part.left - frame.left - AWAY, top: middle.top },
    end: { left: part.right - frame.left + AWAY, top: middle.top },
  };
  const { left, top } = places[side];
  // A part that fills the drawing has its number at the edge, inside.
  return {
    left: Math.min(Math.max(left, 14), frame.width - 14),
    top: Math.min(Math.max(top, 14), frame.height - 14),
    side,
  };
}

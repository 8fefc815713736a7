import type { Block } from '@tinystar/contract';
import { Inline, Tag, Text } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { copy as editorCopy } from '../editor/copy.ts';
import { copy } from './copy.ts';
import { wordsOf } from './model/actOf.ts';
import * as css from './WaitingEdit.css.ts';

export interface BlockWordsProps {
  title: string;
  blocks: readonly { page: number; block: Block }[];
  /** Whether these are the words that are decided about. */
  mine?: boolean;
  /** The words of each block as they are to be seen. @default plain */
  shown?: readonly ReactNode[];
}

/** The blocks of one side of a waiting edit: their words, and what stands beside them. */
export function BlockWords({ title, blocks, mine = false, shown }: BlockWordsProps) {
  const [first] = blocks;
  if (!first) return null;
  return (
    <div className={css.part} role="group" aria-label={title}>
      <Inline gap={8}>
        <Text size="caption" tone="secondary">
          {title}
        </Text>
        <Text size="caption" tone="tertiary">
          {copy.part(first.page)}
        </Text>
      </Inline>
      {blocks.map(({ block }, at) => {
        const { id, type, status, edited, images = [] } = block;
        const words = shown?.[at] ?? wordsOf(block);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          <div key={id} className={css.words({ mine })} tabIndex={0} role="group" aria-label={editorCopy.kinds[type]}>
            {words || <Text tone="tertiary">{editorCopy.emptyText[type]}</Text>}
            {status === 'disabled' || edited || images.length > 0 ? (
              <Inline gap={4}>
                {edited ? <Tag tone="info">{copy.mineAlready}</Tag> : null}
                {status === 'disabled' ? <Tag tone="warning">{copy.off}</Tag> : null}
                {images.length > 0 ? <Tag>{copy.pictures(images.length)}</Tag> : null}
              </Inline>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

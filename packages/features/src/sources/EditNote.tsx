import type { BlockEdit } from '@tinystar/contract';
import { Inline, Tag, Text } from '@tinystar/ui';
import { useState } from 'react';
import { momentText } from '../shared/moment.ts';
import { strip } from './BoundPictures.css.ts';
import { sourcesCopy } from './copy.ts';
import * as css from './EditNote.css.ts';
import { PassageWords } from './PassageWords.tsx';

export interface EditNoteProps {
  edit: BlockEdit;
  /** What the answer quotes, where the words were written after it: what they say now is neither on the page nor in it. */
  quoted?: string | undefined;
  /** Whether the words are shown here, because they stand nowhere else. */
  shows: boolean;
}

/**
 * That a place says other words than its page, or than it said when the answer was given, and which; to those who may edit
 * it also who wrote them and when.
 */
export function EditNote({ edit: { kind, text, by, at, later }, quoted, shows }: EditNoteProps) {
  const [now] = useState(() => Date.now());
  const name = sourcesCopy.edited[quoted ? 'quoted' : 'words'];
  return (
    <div className={strip} role="note" aria-label={sourcesCopy.edited.name}>
      <Inline gap={8} wrap>
        <Tag tone="info">{sourcesCopy.edited.name}</Tag>
        <Text size="caption" tone="secondary">
          {sourcesCopy.edited[later ? 'later' : kind]}
        </Text>
        {at === undefined ? null : (
          <Text size="caption" tone="tertiary">
            {sourcesCopy.edited.by(by ?? '', momentText(at, now))}
          </Text>
        )}
      </Inline>
      {shows ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={css.words} tabIndex={0} role="group" aria-label={name}>
          {quoted ? (
            <Text as="p" size="caption" tone="secondary">
              {sourcesCopy.edited.quoted}
            </Text>
          ) : null}
          <PassageWords text={quoted ?? text} />
        </div>
      ) : null}
    </div>
  );
}

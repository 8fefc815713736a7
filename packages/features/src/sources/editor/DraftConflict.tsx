import type { Block, BlockSave } from '@tinystar/contract';
import { Button, Dialog, Heading, InlineMessage, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import * as shared from '../../shared/conflict/ConflictDialog.css.ts';
import { momentText } from '../../shared/moment.ts';
import { copy } from './copy.ts';
import type { Clash } from './model/rebase.ts';
import { tableText } from './model/view.ts';

export interface DraftConflictProps {
  open: boolean;
  /** Not the blocks were changed: another version of the document is in its place. */
  another?: boolean;
  /** Who has saved what meanwhile; empty when that is not known any more. */
  saves: readonly BlockSave[];
  clashes: readonly Clash[];
  onLater: () => void;
  onKeep: (side: 'mine' | 'theirs') => void;
}

const words = copy.conflict;
const textOf = (block: Block | undefined): string =>
  block ? (block.type === 'table' && block.cells ? tableText(block.cells) : block.text) : words.deleted;

/** Somebody else has saved the document meanwhile: who, what, and each block that both have changed. */
export function DraftConflict({ open, another = false, saves, clashes, onLater, onKeep }: DraftConflictProps) {
  const [now] = useState(() => Date.now());
  const free = clashes.length === 0;
  const said = another ? words.another : { ...words, text: saves.length > 0 ? words.text : words.reread };
  return (
    <Dialog
      open={open}
      title={words.title}
      description={said.text}
      onClose={onLater}
      footer={
        free ? (
          <Button tone="accent" emphasis="solid" onPress={() => onKeep('mine')}>
            {words.join}
          </Button>
        ) : (
          <>
            <Button emphasis="quiet" onPress={onLater}>
              {words.later}
            </Button>
            <Button onPress={() => onKeep('theirs')}>{said.takeTheirs}</Button>
            <Button tone="accent" emphasis="solid" onPress={() => onKeep('mine')}>
              {words.keepMine}
            </Button>
          </>
        )
      }
    >
      <Stack gap={20}>
        {saves.map(({ version, by, at, pages }) => (
          <Stack key={version} gap={4}>
            <Text weight="strong">{words.by(by, momentText(at, now))}</Text>
            {pages.map(({ index, ...counts }) => (
              <Text key={index} size="caption" tone="secondary">
                {`${copy.page(index)}：${copy.counts(counts)}`}
              </Text>
            ))}
          </Stack>
        ))}
        {free ? <InlineMessage tone="info">{said.free}</InlineMessage> : null}
        {clashes.map(({ id, page, theirs, mine }) => (
          <Stack key={id} gap={8} as="section">
            <Heading level={3} size="label">
              {words.clash(page)}
            </Heading>
            <div className={shared.sides}>
              {[
                { title: said.theirs, block: theirs },
                { title: words.mine, block: mine },
              ].map(({ title, block }) => (
                <div key={title} className={shared.side} role="group" aria-label={title}>
                  <Text size="caption" tone="secondary">
                    {title}
                  </Text>
                  <div className={shared.value}>{textOf(block)}</div>
                </div>
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

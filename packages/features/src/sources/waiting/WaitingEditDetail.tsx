import type { Page, WaitingEdit } from '@tinystar/contract';
import { mergeCells } from '@tinystar/contract/mergeCells';
import { Button, Heading, Inline, InlineMessage, Stack, Text } from '@tinystar/ui';
import { useMemo } from 'react';
import { markBlocks } from '../markBlocks.tsx';
import { BlockWords } from './BlockWords.tsx';
import { copy } from './copy.ts';
import { actOf, type Act } from './model/actOf.ts';
import type { Rewritten } from './model/rewritten.ts';
import { chosenOf, tablesOf, targetsFor } from './model/targets.ts';
import { MyWords } from './MyWords.tsx';
import { TableChanges } from './TableChanges.tsx';
import { TargetPicker } from './TargetPicker.tsx';

export interface WaitingEditDetailProps {
  edit: WaitingEdit;
  /** Today's version. */
  pages: readonly Page[];
  /** Ids of the blocks of today's version that were chosen for it. */
  onto: readonly string[];
  pending: boolean;
  onOnto: (ids: readonly string[]) => void;
  /** What is taken over, where it is not what waits. */
  rewritten: Rewritten | undefined;
  onRewrite: (rewritten: Rewritten | undefined) => void;
  onTake: () => void;
  onDiscard: () => void;
}

const writes: readonly Act[] = ['rewritten', 'retyped', 'joined', 'drawn'];

/** One edit that waits: what was read then, what was made of it, and what stands there today. */
export function WaitingEditDetail(props: WaitingEditDetailProps) {
  const { edit, pages, onto, pending, onOnto, rewritten, onRewrite, onTake, onDiscard } = props;
  const { kind, read, mine, near } = edit;
  const act = actOf(edit);
  // What the new version says is not compared: of marks against two others nobody can read which is which.
  const marked = useMemo(() => (act === 'rewritten' ? markBlocks(read, mine) : null), [act, read, mine]);
  const targets = useMemo(() => targetsFor(edit, pages), [edit, pages]);
  const chosen = chosenOf(targets, onto);
  const lost = kind === 'pictures' && near === undefined;
  const owner = kind === 'pictures' && near ? chosenOf(targetsFor({ kind: 'changed' }, pages), [near]) : [];
  const tables = act === 'rewritten' ? tablesOf(edit, chosen, rewritten?.cells) : undefined;
  const merged = tables && mergeCells(...tables);
  // Drawn blocks and pictures go beside what is there; all else goes into its place.
  const written = kind === 'changed' && chosen.some(({ block }) => block.edited);
  const reason = lost ? copy.ownerGone : chosen.length === 0 ? copy.pick : undefined;
  return (
    <Stack gap={16}>
      <Heading level={2} size="label">
        {copy.acts[act](mine.length, read.length)}
      </Heading>
      <BlockWords title={copy.read} blocks={read} {...(marked && { shown: marked.before })} />
      {act === 'deleted' || kind === 'pictures' ? null : (
        <MyWords
          blocks={mine}
          written={writes.includes(act)}
          rewritten={rewritten}
          onRewrite={onRewrite}
          {...(marked && { shown: marked.after })}
        />
      )}
      <BlockWords title={copy.owner} blocks={owner} />
      {lost ? (
        <InlineMessage tone="warning">{copy.ownerGone}</InlineMessage>
      ) : (
        <TargetPicker
          key={edit.id}
          label={kind === 'pictures' ? copy.picture : kind === 'drawn' ? copy.after : copy.onto}
          targets={targets}
          chosen={chosen}
          joins={kind === 'changed'}
          onChange={onOnto}
        />
      )}
      {kind === 'changed' && near && edit.onto.length === 0 && chosen.length === 0 ? (
        <InlineMessage tone="info">{copy.adrift}</InlineMessage>
      ) : null}
      <BlockWords title={copy.now} blocks={chosen} />
      {tables ? <TableChanges merged={merged} /> : null}
      {written && !merged ? <InlineMessage tone="warning">{copy.replacesMine(chosen.length)}</InlineMessage> : null}
      <Stack gap={8}>
        {lost ? null : (
          <Text as="p" size="caption" tone="secondary">
            {merged ? copy.cells.rest : copy.effects[act]}
          </Text>
        )}
        <Inline gap={8} wrap>
          <Button
            tone="accent"
            emphasis="solid"
            pending={pending}
            disabled={reason !== undefined}
            {...(reason && { reason })}
            onPress={onTake}
          >
            {copy.take}
          </Button>
          <Button disabled={pending} onPress={onDiscard}>
            {copy.discard}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

import { blockLimits } from '@tinystar/contract';
import { Button, Inline, Text, TextArea } from '@tinystar/ui';
import { BlockWords, type BlockWordsProps } from './BlockWords.tsx';
import { CellEditor } from '../editor/CellEditor.tsx';
import { copy } from './copy.ts';
import { asWritten, type Rewritten } from './model/rewritten.ts';
import * as css from './WaitingEdit.css.ts';

export interface MyWordsProps extends Pick<BlockWordsProps, 'blocks' | 'shown'> {
  /** Whether words were written: those of one block, or its cells, can be changed before they are taken over. */
  written: boolean;
  /** As they are changed at the moment. */
  rewritten: Rewritten | undefined;
  onRewrite: (rewritten: Rewritten | undefined) => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** What makers made of it. */
export function MyWords({ blocks, shown, written, rewritten, onRewrite }: MyWordsProps) {
  const [mine, ...others] = blocks;
  const canChange = written && mine !== undefined && others.length === 0 && mine.block.type !== 'image';
  if (!mine || rewritten === undefined || !canChange)
    return (
      <>
        <BlockWords title={copy.mine} blocks={blocks} mine {...(shown && { shown })} />
        {canChange ? (
          <Inline>
            <Button size="sm" emphasis="quiet" onPress={() => onRewrite(asWritten(mine.block))}>
              {copy.change}
            </Button>
          </Inline>
        ) : null}
      </>
    );
  const back = (
    <Button size="sm" emphasis="quiet" onPress={() => onRewrite(undefined)}>
      {copy.asItWas}
    </Button>
  );
  if (rewritten.cells)
    return (
      <div className={css.part} role="group" aria-label={copy.mine}>
        <Text size="caption" tone="secondary">
          {copy.mine}
        </Text>
        <CellEditor cells={rewritten.cells} saved={mine.block.cells} onChange={(cells) => onRewrite({ cells })} />
        <Inline>{back}</Inline>
      </div>
    );
  return (
    <TextArea
      label={copy.mine}
      value={rewritten.text ?? ''}
      ref={focus}
      rows={3}
      maxRows={10}
      limit={blockLimits.text}
      onChange={(text) => onRewrite({ text })}
      below={back}
    />
  );
}

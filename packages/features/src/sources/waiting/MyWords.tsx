import { blockLimits } from '@tinystar/contract';
import { Button, Inline, TextArea } from '@tinystar/ui';
import { BlockWords, type BlockWordsProps } from './BlockWords.tsx';
import { copy } from './copy.ts';

export interface MyWordsProps extends Pick<BlockWordsProps, 'blocks' | 'shown'> {
  /** Whether words were written: those of one block can be changed before they are taken over. */
  written: boolean;
  /** The words as they are changed at the moment. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** What makers made of it. */
export function MyWords({ blocks, shown, written, text, onText }: MyWordsProps) {
  const [mine, ...others] = blocks;
  const canChange =
    written && mine !== undefined && others.length === 0 && !mine.block.cells && mine.block.type !== 'image';
  if (!mine || text === undefined || !canChange)
    return (
      <>
        <BlockWords title={copy.mine} blocks={blocks} mine {...(shown && { shown })} />
        {canChange ? (
          <Inline>
            <Button size="sm" emphasis="quiet" onPress={() => onText(mine.block.text)}>
              {copy.change}
            </Button>
          </Inline>
        ) : null}
      </>
    );
  return (
    <TextArea
      label={copy.mine}
      value={text}
      ref={focus}
      rows={3}
      maxRows={10}
      limit={blockLimits.text}
      onChange={onText}
      below={
        <Button size="sm" emphasis="quiet" onPress={() => onText(undefined)}>
          {copy.asItWas}
        </Button>
      }
    />
  );
}

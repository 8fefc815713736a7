import { rewriteWays, WRITE_WISH_MAX } from '@tinystar/contract';
import { Button, Card, Inline, InlineMessage, Stack, Text, TextInput } from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';
import { useState } from 'react';
import type { AiWriteViewProps, RewriteWay, Suggestion } from './AiWriteView.tsx';
import { Failure } from './Failure.tsx';
import { writeCopy as words } from './writeCopy.ts';

/** What can be done to the selection. */
export function RewriteTools({ onRewrite }: { onRewrite: (way: RewriteWay, wish: string) => void }) {
  const [wish, setWish] = useState('');
  return (
    <Card as="section" ground="sunken" padding="sm">
      <Stack gap={8}>
        <Text size="label">{words.select}</Text>
        <Inline wrap>
          {rewriteWays.map((way) =>
            way === 'wish' ? null : (
              <Button key={way} size="sm" onPress={() => onRewrite(way, '')}>
                {words.ways[way]}
              </Button>
            ),
          )}
        </Inline>
        <Inline>
          <TextInput
            label={words.wish}
            placeholder={words.wish}
            value={wish}
            onChange={(text) => setWish(text.slice(0, WRITE_WISH_MAX))}
          />
          <Button size="sm" disabled={wish.trim() === ''} onPress={() => onRewrite('wish', wish.trim())}>
            {words.doWish}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The selection in other words, to be taken or not. */
export function RewriteOffer({
  suggestion,
  onReplace,
  onDrop,
  onAgain,
  onStop,
  onRecharge,
}: AiWriteViewProps & { suggestion: Suggestion }) {
  const { text, writing, notice } = suggestion;
  return (
    <Card as="section" ground="accent" padding="md">
      <Stack gap={12}>
        <Text size="label">{words.suggestion}</Text>
        {text === '' && writing ? (
          <InlineMessage tone="pending">{words.writing}</InlineMessage>
        ) : (
          <Text as="p">{text}</Text>
        )}
        {notice ? <Failure notice={notice} onRetry={onAgain} onRecharge={onRecharge} /> : null}
        <Inline wrap justify="end">
          {writing ? (
            <Button size="sm" onPress={onStop}>
              {words.stop}
            </Button>
          ) : (
            <>
              <Button size="sm" emphasis="quiet" onPress={onDrop}>
                {words.drop}
              </Button>
              {notice ? null : (
                <Button size="sm" icon={RefreshCw} onPress={onAgain}>
                  {words.once}
                </Button>
              )}
              <Button size="sm" tone="accent" emphasis="soft" disabled={text === ''} onPress={onReplace}>
                {words.replace}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

import type { CsSuggestion } from '@tinystar/contract';
import {
  Button,
  Dialog,
  InlineMessage,
  List,
  ListItem,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
} from '@tinystar/ui';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import type { Remote } from '../shared/remote.ts';
import { deskCopy } from './deskCopy.ts';
import { wordsOf } from './model.ts';
import * as css from './SuggestDialog.css.ts';

export interface SuggestDialogProps {
  open: boolean;
  suggestion: Remote<CsSuggestion>;
  /** Takes the answer without the numbers of its sources. */
  onInsert: (text: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = deskCopy.suggest;

/** What the assistant would answer to the last question, with its sources: the agent changes it before he sends it. */
export function SuggestDialog({ open, suggestion, onInsert, onRetry, onClose }: SuggestDialogProps) {
  const data = suggestion.kind === 'ready' ? suggestion.data : undefined;
  const answer = data?.answered ? data.answer : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onPress={onClose}>{deskCopy.cancel}</Button>
          <Button
            tone="accent"
            emphasis="solid"
            disabled={answer === undefined}
            onPress={() => (answer === undefined ? undefined : onInsert(wordsOf(answer)))}
          >
            {words.insert}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {suggestion.kind === 'loading' ? (
          <SkeletonRegion>
            <Stack gap={12}>
              <Text tone="secondary">{words.waiting}</Text>
              <Skeleton shape="block" height={8} />
            </Stack>
          </SkeletonRegion>
        ) : null}
        {suggestion.kind === 'failed' || suggestion.kind === 'missing' ? (
          <FailedMessage otherwise={words.failed} of={suggestion} onRetry={onRetry} />
        ) : null}
        {data ? (
          <Text size="caption" tone="secondary" lines={2}>
            {words.question}：{data.question}
          </Text>
        ) : null}
        {data && !data.answered ? <InlineMessage tone="info">{words.none}</InlineMessage> : null}
        {answer === undefined ? null : <div className={css.answer}>{answer}</div>}
        {data && answer !== undefined && data.sources.length > 0 ? (
          <List label={words.sources}>
            {data.sources.map(({ number, name, pages, text }) => (
              <ListItem
                key={number}
                lead={<Tag>{number}</Tag>}
                title={`${name} ${words.pages(pages)}`}
                note={text.slice(0, 200)}
              />
            ))}
          </List>
        ) : null}
      </Stack>
    </Dialog>
  );
}

import { codePoints } from '@tinystar/contract';
import { Button, CopyButton, Empty, Inline, InlineMessage, Stack, Text, TextArea } from '@tinystar/ui';
import { Download, Pencil } from '@tinystar/ui/icons';
import { useEffect, useRef, useState } from 'react';
import * as css from './AiWriteView.css.ts';
import type { AiWriteViewProps, Selection } from './AiWriteView.tsx';
import { copy } from './copy.ts';
import { RewriteOffer, RewriteTools } from './Rewriting.tsx';
import { writeCopy as words } from './writeCopy.ts';

const NOTHING: Selection = { from: 0, to: 0 };

/** The text while it is written and afterwards, with what can be done to it. */
export function AiWritePaper(props: AiWriteViewProps) {
  const { form, hasModel, text, writing, broke, suggestion, onText, onGoOn, onRewrite } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState(NOTHING);
  // Selecting by keys, pointer and touch has this one event in common.
  useEffect(() => {
    const read = () => {
      const field = area.current;
      if (field && document.activeElement === field) setChosen({ from: field.selectionStart, to: field.selectionEnd });
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  const count = codePoints(text.slice(chosen.from, chosen.to).trim());
  const selects = count > 0 && !writing;
  if (text === '' && !writing)
    return (
      <div className={css.sheet}>
        <Empty kind="first" icon={Pencil} title={words.empty}>
          {words.emptyText}
        </Empty>
      </div>
    );
  return (
    <>
      <Tools {...props} />
      <div className={css.sheet}>
        <div className={css.column}>
          <Stack gap={16}>
            <TextArea
              ref={area}
              label={words.paper}
              value={text}
              rows={16}
              maxRows={60}
              readOnly={writing}
              onChange={(value) => {
                setChosen(NOTHING);
                onText(value);
              }}
            />
            {writing ? <InlineMessage tone="pending">{words.writing}</InlineMessage> : null}
            {broke && !writing ? (
              <InlineMessage
                tone="warning"
                action={
                  <Button size="sm" onPress={onGoOn}>
                    {words.goOn}
                  </Button>
                }
              >
                {words.broke(codePoints(text))}
              </InlineMessage>
            ) : null}
            {suggestion ? (
              <RewriteOffer {...props} suggestion={suggestion} />
            ) : selects && hasModel ? (
              <RewriteTools key={form.kind} onRewrite={(way, wish) => onRewrite(chosen, way, wish)} />
            ) : null}
          </Stack>
        </div>
      </div>
      <footer className={css.foot}>
        <Inline justify="between" wrap>
          <Text size="caption" tone="tertiary" numeric>
            {[words.count(codePoints(text)), ...(count > 0 ? [words.chosen(count)] : [])].join('　')}
          </Text>
          <Text size="caption" tone="tertiary">
            {`${words.kept}。${copy.caution}`}
          </Text>
        </Inline>
      </footer>
    </>
  );
}

function Tools({ text, writing, canUndo, canRedo, onUndo, onRedo, onSave }: AiWriteViewProps) {
  return (
    <div className={css.tools}>
      <Inline gap={4}>
        <Button emphasis="quiet" disabled={!canUndo || writing} onPress={onUndo}>
          {words.undo}
        </Button>
        <Button emphasis="quiet" disabled={!canRedo || writing} onPress={onRedo}>
          {words.redo}
        </Button>
      </Inline>
      <Inline gap={8}>
        <Button icon={Download} emphasis="quiet" disabled={writing} onPress={onSave}>
          {words.save}
        </Button>
        <CopyButton text={text} look="words" label={words.copyAll} />
      </Inline>
    </div>
  );
}

import { codePoints } from '@tinystar/contract';
import { Button, CopyButton, Empty, Inline, InlineMessage, Menu, Stack, Text, TextArea } from '@tinystar/ui';
import { Clock, Download, Pencil } from '@tinystar/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { minuteText } from '../shared/days.ts';
import * as css from './AiWriteView.css.ts';
import type { AiWriteViewProps, Selection } from './AiWriteView.tsx';
import { copy } from './copy.ts';
import { wordsOf } from './keptWriting.ts';
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
          {props.hasModel ? words.emptyText : words.emptyNoModel}
        </Empty>
        {props.versions.length > 0 ? (
          <div className={css.earlier}>
            <Versions {...props} />
          </div>
        ) : null}
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

function Tools(props: AiWriteViewProps) {
  const { text, writing, canUndo, canRedo, onUndo, onRedo, saving, onSave, onSaveWord } = props;
  return (
    <div className={css.tools}>
      <Inline gap={4}>
        <Button emphasis="quiet" disabled={!canUndo || writing} onPress={onUndo}>
          {words.undo}
        </Button>
        <Button emphasis="quiet" disabled={!canRedo || writing} onPress={onRedo}>
          {words.redo}
        </Button>
        <Versions {...props} />
      </Inline>
      <Inline gap={8}>
        <Menu
          trigger={
            <Button icon={Download} emphasis="quiet" disabled={writing} pending={saving}>
              {words.save}
            </Button>
          }
          groups={[
            [
              { id: 'docx', label: words.saveWord, onSelect: onSaveWord },
              { id: 'txt', label: words.saveText, onSelect: onSave },
            ],
          ]}
        />
        <CopyButton text={text} look="words" label={words.copyAll} />
      </Inline>
    </div>
  );
}

/** Earlier drafts to go back to; what stands there now is kept as one of them. */
function Versions({ versions, writing, onVersion }: AiWriteViewProps) {
  if (versions.length === 0) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={Clock} emphasis="quiet" disabled={writing}>
          {words.versions}
        </Button>
      }
      groups={[
        {
          title: words.versionsText,
          items: versions.map((version, index) => ({
            // Two tabs may keep one at the same moment.
            id: `${version.time}.${index}`,
            label: words.version(minuteText(version.time), codePoints(wordsOf(version)), wordsOf(version)),
            onSelect: () => onVersion(version),
          })),
        },
      ]}
    />
  );
}

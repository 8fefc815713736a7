import {
  codePoints,
  WRITE_POINTS_MAX,
  WRITE_TOPIC_MAX,
  WRITE_WISH_MAX,
  writeKinds,
  writeTones,
} from '@tinystar/contract';
import { rewriteWays, writeWords } from '@tinystar/contract';
import {
  Button,
  Card,
  CopyButton,
  Empty,
  Field,
  Heading,
  Inline,
  InlineMessage,
  RadioGroup,
  SegmentedControl,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tinystar/ui';
import { Download, Pencil, RefreshCw } from '@tinystar/ui/icons';
import { useEffect, useRef, useState } from 'react';
import type { ErrorNotice } from '../shared/errors.ts';
import * as css from './AiWriteView.css.ts';
import { copy } from './copy.ts';
import { Failure } from './Failure.tsx';
import { NoModel } from './NoModel.tsx';
import { writeCopy as words } from './writeCopy.ts';

/** What is to be written. */
export interface WriteForm {
  kind: (typeof writeKinds)[number];
  topic: string;
  /** One in a line. */
  points: string;
  tone: (typeof writeTones)[number];
  words: (typeof writeWords)[number];
}

export type RewriteWay = (typeof rewriteWays)[number];

/** A part of the text, by its places in it. */
export interface Selection {
  from: number;
  to: number;
}

/** A part in other words, as the model offers it. */
export interface Suggestion {
  text: string;
  writing: boolean;
  notice?: ErrorNotice;
}

export interface AiWriteViewProps {
  hasModel: boolean;
  form: WriteForm;
  text: string;
  /** The text is being written and cannot be changed. */
  writing: boolean;
  /** Why nothing, or not all, was written. */
  notice?: ErrorNotice | undefined;
  /** The text broke off and can be gone on with. */
  broke: boolean;
  suggestion?: Suggestion | undefined;
  canUndo: boolean;
  canRedo: boolean;
  cost: string;
  onForm: (change: Partial<WriteForm>) => void;
  onText: (text: string) => void;
  onGenerate: () => void;
  onGoOn: () => void;
  onStop: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onRewrite: (selection: Selection, way: RewriteWay, wish: string) => void;
  onReplace: () => void;
  onDrop: () => void;
  onAgain: () => void;
  onRecharge?: (() => void) | undefined;
}

const kinds = writeKinds.map((value) => ({ value, label: words.kinds[value] }));
const tones = writeTones.map((value) => ({ value, label: words.tones[value] }));
const lengths = writeWords.map((count) => ({ value: String(count), label: words.lengths[count] }));

/** Left what is to be written, right the paper on which it is written and changed. */
export function AiWriteView(props: AiWriteViewProps) {
  return (
    <div className={css.page}>
      <section className={css.form}>
        <Form {...props} />
      </section>
      <section className={css.desk} aria-label={words.paper}>
        <Paper {...props} />
      </section>
    </div>
  );
}

function Form(props: AiWriteViewProps) {
  const { hasModel, form, text, writing, notice, cost, onForm, onGenerate, onStop, onRecharge } = props;
  const [tried, setTried] = useState(false);
  const blank = form.topic.trim() === '';
  const submit = () => {
    setTried(true);
    if (!blank) onGenerate();
  };
  return (
    <Stack gap={20}>
      <Heading level={1}>{words.title}</Heading>
      {hasModel ? null : <NoModel />}
      <Field label={words.kind} group>
        <RadioGroup options={kinds} value={form.kind} onChange={(kind) => onForm({ kind })} />
      </Field>
      <Field label={words.topic} required error={tried && blank ? words.noTopic : undefined}>
        <TextInput
          value={form.topic}
          limit={WRITE_TOPIC_MAX}
          placeholder={words.topicHint}
          onChange={(topic) => onForm({ topic })}
        />
      </Field>
      <Field label={words.points} hint={words.pointsHint}>
        <TextArea value={form.points} rows={4} limit={WRITE_POINTS_MAX} onChange={(points) => onForm({ points })} />
      </Field>
      <Stack gap={8}>
        <Text size="label">{words.tone}</Text>
        <Inline>
          <SegmentedControl
            label={words.tone}
            options={tones}
            value={form.tone}
            onChange={(tone) => onForm({ tone })}
          />
        </Inline>
      </Stack>
      <Stack gap={8}>
        <Inline justify="between">
          <Text size="label">{words.length}</Text>
          <Text size="caption" tone="tertiary">
            {words.about(form.words)}
          </Text>
        </Inline>
        <Inline>
          <SegmentedControl
            label={words.length}
            options={lengths}
            value={String(form.words)}
            onChange={(value) => onForm({ words: writeWords.find((count) => String(count) === value) ?? form.words })}
          />
        </Inline>
      </Stack>
      <Stack gap={8}>
        {writing ? (
          <Button block onPress={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button
            block
            tone="accent"
            emphasis={text === '' ? 'solid' : 'outline'}
            icon={text === '' ? Pencil : RefreshCw}
            disabled={!hasModel}
            onPress={submit}
          >
            {text === '' ? words.generate : words.again}
          </Button>
        )}
        {notice ? <Failure notice={notice} onRetry={submit} onRecharge={onRecharge} /> : null}
        <Text size="caption" tone="tertiary">
          {cost}
        </Text>
      </Stack>
    </Stack>
  );
}

const NOTHING: Selection = { from: 0, to: 0 };

function Paper(props: AiWriteViewProps) {
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
              <Offer {...props} suggestion={suggestion} />
            ) : selects && hasModel ? (
              <Rewriting key={form.kind} onRewrite={(way, wish) => onRewrite(chosen, way, wish)} />
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

/** What can be done to the selection. */
function Rewriting({ onRewrite }: { onRewrite: (way: RewriteWay, wish: string) => void }) {
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

function Offer({
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

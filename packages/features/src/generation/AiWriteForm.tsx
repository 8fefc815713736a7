import { WRITE_POINTS_MAX, WRITE_TOPIC_MAX, writeKinds, writeTones, writeWords } from '@tinystar/contract';
import {
  Button,
  Field,
  Form,
  Heading,
  Inline,
  RadioGroup,
  SegmentedControl,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tinystar/ui';
import { Pencil, RefreshCw } from '@tinystar/ui/icons';
import { useState } from 'react';
import type { AiWriteViewProps } from './AiWriteView.tsx';
import { Failure } from './Failure.tsx';
import { NoModel } from './NoModel.tsx';
import { writeCopy as words } from './writeCopy.ts';

const kinds = writeKinds.map((value) => ({ value, label: words.kinds[value] }));
const tones = writeTones.map((value) => ({ value, label: words.tones[value] }));
const lengths = writeWords.map((count) => ({ value: String(count), label: words.lengths[count] }));

/** What is to be written, and the button that has it written. */
export function AiWriteForm(props: AiWriteViewProps) {
  const { hasModel, form, text, writing, notice, cost, onForm, onGenerate, onStop, onRecharge } = props;
  const [tried, setTried] = useState(false);
  const blank = form.topic.trim() === '';
  const submit = () => {
    setTried(true);
    if (!blank && hasModel && !writing) onGenerate();
  };
  return (
    <Form onSubmit={submit}>
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
              type="submit"
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
    </Form>
  );
}

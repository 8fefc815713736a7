import { Button, Card, Field, Form, Inline, Stack, Text, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface WordFormProps {
  words: readonly string[];
  pending: boolean;
  /** What is wrong with a list; nothing when it can be saved. */
  check: (words: readonly string[]) => string | undefined;
  onSave: (words: string[]) => void;
}

const texts = copy.words;

/** A list as text, one word a line. */
const wordsIn = (text: string) => [...new Set(text.split(/[\n,，、]/).map((word) => word.trim()))].filter(Boolean);

/** The list itself, one word a line. */
export function WordForm({ words, pending, check, onSave }: WordFormProps) {
  const [text, setText] = useState(words.join('\n'));
  const [wrong, setWrong] = useState<string>();
  const wanted = wordsIn(text);
  const submit = () => {
    const fault = check(wanted);
    setWrong(fault);
    if (fault === undefined) onSave(wanted);
  };
  return (
    <Card as="section" padding="lg">
      <Form onSubmit={submit}>
        <Stack gap={16}>
          <Field label={texts.list} hint={texts.hint} error={wrong}>
            <TextArea value={text} rows={8} onChange={setText} />
          </Field>
          <Inline gap={12} justify="between" wrap>
            <Text size="caption" tone="secondary" numeric>
              {texts.count(wanted.length)}
            </Text>
            <Button type="submit" tone="accent" emphasis="solid" pending={pending}>
              {copy.save}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

import { FileDrop, FileName, Icon, Inline, InlineMessage, Progress, Stack, Text } from '@tinystar/ui';
import { FileText } from '@tinystar/ui/icons';
import { useState } from 'react';
import { sheetRefusal } from './sheetRefusal.ts';

export interface SheetChoiceProps {
  /** Endings of the files that are taken, as an input wants them: .xlsx,.csv */
  accept: string;
  /** Most bytes of a file. */
  most: number;
  words: { drop: string; hint: string; wrongKind: string; tooLarge: string };
  /** What the server refused. */
  error?: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one spreadsheet; one of a wrong kind or size, or without a byte, is refused before it is sent. */
export function SheetChoice({ accept, most, words, error, onFile }: SheetChoiceProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const endings = accept.split(',');
  const problem = refused ?? error;
  return (
    <Stack gap={16}>
      <FileDrop
        accept={accept}
        multiple={false}
        label={words.drop}
        hint={words.hint}
        onFiles={([file]) => {
          if (!file) return;
          const why = sheetRefusal(file, { endings, most, words });
          setRefused(why);
          if (why === null) onFile(file);
        }}
      />
      {problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
    </Stack>
  );
}

export interface SheetProgressProps {
  name: string;
  /** 0 to 1. */
  share: number;
  text: string;
  hint?: string;
}

/** A spreadsheet on its way. */
export function SheetProgress({ name, share, text, hint }: SheetProgressProps) {
  return (
    <Stack gap={8}>
      <Inline>
        <Icon of={FileText} size="sm" tone="tertiary" />
        <FileName name={name} />
      </Inline>
      <Progress value={share} label={text} />
      <Text size="caption" tone="secondary">
        {text}
      </Text>
      {hint ? (
        <Text size="caption" tone="tertiary">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

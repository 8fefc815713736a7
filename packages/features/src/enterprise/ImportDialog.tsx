import { constants } from '@tinystar/contract';
import {
  Button,
  Dialog,
  FileDrop,
  FileName,
  Grow,
  Icon,
  Inline,
  InlineMessage,
  Progress,
  Stack,
  Text,
} from '@tinystar/ui';
import { Download, FileText } from '@tinystar/ui/icons';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface ImportDialogProps {
  /** The file being sent, with the share that has arrived, 0 to 1. */
  uploading?: { name: string; share: number } | undefined;
  /** What the server refused. */
  error?: string | undefined;
  onClose: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
}

const words = copy.import;
const MOST_BYTES = 5 * constants.MEBIBYTE;

/** Why a file is refused before it is sent, or null. */
const refusal = ({ name, size }: File): string | null => {
  if (!/\.xlsx$/i.test(name)) return words.wrongKind;
  return size > MOST_BYTES ? words.tooLarge : null;
};

/** Takes a spreadsheet of phone numbers to be checked; nobody is added yet (D-07). */
export function ImportDialog({ uploading, error, onClose, onTemplate, onFile }: ImportDialogProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? error;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Grow>
            <Button emphasis="quiet" tone="accent" icon={Download} onPress={onTemplate}>
              {words.template}
            </Button>
          </Grow>
          <Button onPress={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <Stack gap={16}>
        {uploading ? (
          <Stack gap={8}>
            <Inline>
              <Icon of={FileText} size="sm" tone="tertiary" />
              <FileName name={uploading.name} />
            </Inline>
            <Progress value={uploading.share} label={words.uploading} />
            <Text size="caption" tone="secondary">
              {words.uploading}
            </Text>
          </Stack>
        ) : (
          <FileDrop
            accept=".xlsx"
            multiple={false}
            label={words.drop}
            hint={words.hint}
            onFiles={([file]) => {
              if (!file) return;
              const why = refusal(file);
              setRefused(why);
              if (why === null) onFile(file);
            }}
          />
        )}
        {problem && !uploading ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
      </Stack>
    </Dialog>
  );
}

import type { Source } from '@tinystar/contract';
import { Button, Dialog, Field, RadioGroup, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { listCopy } from '../shared/copy.ts';
import { copy } from './copy.ts';

export interface RemoveSourceProps {
  source: Source;
  pending: boolean;
  onClose: () => void;
  /** With what becomes of its documents. */
  onRemove: (documents: 'keep' | 'bin') => void;
}

const words = copy.removing;
const options = [
  { value: 'keep', label: words.keep },
  { value: 'bin', label: words.bin },
] as const;

/** Asks before a source is taken away, and what becomes of its documents. */
export function RemoveSource({ source, pending, onClose, onRemove }: RemoveSourceProps) {
  const [documents, setDocuments] = useState<'keep' | 'bin'>('keep');
  return (
    <Dialog
      open
      size="sm"
      title={words.title(source.name)}
      unsaved={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{listCopy.cancel}</Button>
          <Button tone="danger" emphasis="solid" pending={pending} onPress={() => onRemove(documents)}>
            {copy.remove}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{words.text}</Text>
        {source.documentCount > 0 ? (
          <Field label={words.documents(source.documentCount)} group>
            <RadioGroup options={options} value={documents} onChange={setDocuments} />
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}

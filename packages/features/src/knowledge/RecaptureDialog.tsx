import type { RecaptureRhythm } from '@tinystar/contract';
import { Button, Dialog, Field, Select, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { rhythms } from './rhythms.ts';

export interface RecaptureDialogProps {
  open: boolean;
  /** Address of the page. */
  url: string;
  every: RecaptureRhythm;
  pending: boolean;
  onSave: (every: RecaptureRhythm) => void;
  onClose: () => void;
}

/** How often a captured page is captured again by itself. */
export function RecaptureDialog({ open, url, every, pending, onSave, onClose }: RecaptureDialogProps) {
  const [chosen, setChosen] = useState(every);
  const words = copy.site;
  return (
    <Dialog
      open={open}
      size="sm"
      title={words.everyTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="accent" emphasis="solid" pending={pending} onPress={() => onSave(chosen)}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{url}</Text>
        <Field label={words.every} hint={words.everyHint}>
          <Select options={rhythms} value={chosen} onChange={setChosen} />
        </Field>
      </Stack>
    </Dialog>
  );
}

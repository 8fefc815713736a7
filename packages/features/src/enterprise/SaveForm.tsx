import { Button, Form, Inline, Stack, Text } from '@tinystar/ui';
import { useId, type ReactNode } from 'react';
import { useSaveKeys } from '../shared/useSaveKeys.ts';
import { copy } from './copy.ts';

export interface SaveFormProps {
  children: ReactNode;
  /** Something differs from what is saved. */
  dirty: boolean;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const words = copy.save;

/** A form with its save button. Ctrl+S saves; closing the window with changes asks first. */
export function SaveForm({ children, dirty, saving, onSave, onDiscard }: SaveFormProps) {
  const id = useId();
  useSaveKeys(dirty, id);
  return (
    <Form id={id} onSubmit={() => dirty && onSave()}>
      <Stack gap={20}>
        {children}
        <Inline wrap>
          <Button type="submit" tone="accent" emphasis="solid" disabled={!dirty} pending={saving}>
            {words.save}
          </Button>
          {dirty ? (
            <>
              <Button emphasis="quiet" onPress={onDiscard}>
                {words.discard}
              </Button>
              <Text size="caption" tone="warning">
                {words.unsaved}
              </Text>
            </>
          ) : null}
        </Inline>
      </Stack>
    </Form>
  );
}

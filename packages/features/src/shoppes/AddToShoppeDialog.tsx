import type { Shoppe } from '@tinystar/contract';
import { Button, Dialog, Field, InlineMessage, Select } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface AddToShoppeDialogProps {
  /** Of the assistant. */
  name: string;
  /** Undefined while they are fetched. */
  shoppes: readonly Shoppe[] | undefined;
  pending: boolean;
  onAdd: (shoppeId: string) => void;
  onClose: () => void;
}

/** Puts one assistant at the end of a showcase. */
export function AddToShoppeDialog({ name, shoppes, pending, onAdd, onClose }: AddToShoppeDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const words = copy.manage;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.addTitle(name)}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button
            tone="accent"
            emphasis="solid"
            disabled={!chosen}
            pending={pending}
            onPress={() => (chosen ? onAdd(chosen) : undefined)}
          >
            {words.addTo}
          </Button>
        </>
      }
    >
      {shoppes?.length === 0 ? (
        <InlineMessage>{words.none}</InlineMessage>
      ) : (
        <Field label={words.choose}>
          <Select
            options={(shoppes ?? []).map((shoppe) => ({ value: shoppe.id, label: shoppe.name }))}
            value={chosen}
            onChange={setChosen}
          />
        </Field>
      )}
    </Dialog>
  );
}

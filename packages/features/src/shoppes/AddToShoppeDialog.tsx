import type { Shoppe } from '@tinystar/contract';
import { Button, Dialog, Field, InlineMessage, Select } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface AddToShoppeDialogProps {
  /** Of the assistant. */
  name: string;
  /** Undefined while they are fetched. */
  shoppes: readonly Shoppe[] | undefined;
  /** Showcases where it stands already: they are no choice. */
  placed: ReadonlySet<string>;
  pending: boolean;
  onAdd: (shoppeId: string) => void;
  onClose: () => void;
}

/** Puts one assistant at the end of a showcase. */
export function AddToShoppeDialog({ name, shoppes, placed, pending, onAdd, onClose }: AddToShoppeDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const words = copy.manage;
  const open = (shoppes ?? []).filter(({ id }) => !placed.has(id));
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
      {shoppes && open.length === 0 ? (
        <InlineMessage>{shoppes.length === 0 ? words.none : words.everywhere}</InlineMessage>
      ) : (
        <Field label={words.choose}>
          <Select
            options={open.map((shoppe) => ({ value: shoppe.id, label: shoppe.name }))}
            value={chosen}
            onChange={setChosen}
          />
        </Field>
      )}
    </Dialog>
  );
}

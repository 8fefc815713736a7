import type { Endpoint } from '@tinystar/contract';
import { useState } from 'react';
import { useTouch } from '../calls/index.ts';
import type { Origin } from '../drafts.ts';
import { say } from '../say.ts';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import { differencesOf, type FormFields } from './differences.ts';
import { saveOver, type Attempt } from './saveOver.ts';

export interface VersionedSaveOptions<T extends object> extends Pick<Attempt<T>, 'send' | 'read'> {
  fields: FormFields<T>;
  /** Calls whose answers a save makes out of date. */
  touches: readonly Endpoint[];
  onSaved: () => void;
  /** Called when the person takes over the other version: drop the unsaved changes that the form keeps. */
  onTheirs?: () => void;
  /** For how long it stays busy after the answer, in ms. @default 0 */
  hold?: number;
}

interface Conflict<T> {
  from: Origin<T>;
  current: Origin<T>;
  changes: Partial<T>;
}

/**
 * Saves a form over the version that its changes were made from. When somebody else has saved it meanwhile, nothing is
 * overwritten: `conflict` shows both, and the person decides. Other refusals are told, and the changes stay.
 */
export const useVersionedSave = <T extends object>(options: VersionedSaveOptions<T>) => {
  const { fields, send, read, touches, onSaved, onTheirs, hold = 0 } = options;
  const touch = useTouch();
  const [saving, setSaving] = useState(false);
  const [open, setOpen] = useState(false);
  /** Kept while the dialog fades out, so that its words do not disappear first. */
  const [met, setMet] = useState<Conflict<T> | null>(null);

  const run = async (from: Origin<T>, changes: Partial<T>) => {
    setSaving(true);
    try {
      const current = await saveOver({ from, changes, send, read });
      await touch(...touches);
      if (current) setMet({ from, current, changes });
      setOpen(current !== null);
      if (!current) onSaved();
    } catch (error) {
      void touch(...touches);
      say(error);
    } finally {
      setTimeout(() => setSaving(false), hold);
    }
  };

  const conflict: ConflictDialogProps = {
    open,
    differences: met ? differencesOf(fields, met) : { rows: [], kept: [] },
    saving,
    onBack: () => setOpen(false),
    onTheirs() {
      setOpen(false);
      onTheirs?.();
    },
    onMine() {
      if (met) void run(met.current, met.changes);
    },
  };
  return { saving, save: (from: Origin<T>, changes: Partial<T>) => void run(from, changes), conflict };
};

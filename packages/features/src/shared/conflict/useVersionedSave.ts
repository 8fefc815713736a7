import { ApiError, errorCodes, type Endpoint } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useRef, useState } from 'react';
import { useTouch } from '../calls/index.ts';
import { changesOver, type Origin } from '../drafts.ts';
import { noticeOf } from '../errors.ts';
import { say } from '../say.ts';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import { differencesOf, writtenOf, type FormFields } from './differences.ts';
import { saveOver, type Attempt } from './saveOver.ts';

export interface VersionedSaveOptions<T extends object> extends Pick<Attempt<T>, 'send' | 'read'> {
  fields: FormFields<T>;
  /** Calls whose answers a save makes out of date. */
  touches: readonly Endpoint[];
  onSaved: () => void;
  /** Called when the person takes over the other version: drop the unsaved changes that the form keeps. */
  onTheirs?: () => void;
  /** Whether the form shows other refusals itself, out of `error`, and nothing else tells them. @default false */
  shows?: boolean;
  /** What is said of other refusals, where their own words say less. */
  failed?: string;
  /** Makes a new one of what was typed, where the one that it was typed for has been deleted meanwhile. */
  anew?: { label: string; make: (values: T) => Promise<unknown> };
  /** Where a deleted one can be taken back. */
  bin?: { label: string; href: string };
  /** For how long it stays busy after the answer, in ms. @default 0 */
  hold?: number;
}

interface Conflict<T> {
  from: Origin<T>;
  current: Origin<T>;
  changes: Partial<T>;
}

/** Whether what a form edits was deleted. A missing assistant has a code of its own, and its whole workspace goes. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === errorCodes.notFound;

/** Whether it may have been carried out all the same. */
const isLost = (error: unknown) => !(error instanceof ApiError) || error.status <= 0 || error.status >= 500;

/**
 * Saves a form over the version that its changes were made from. When somebody else has saved it meanwhile, nothing is
 * overwritten: `conflict` shows both, and the person decides. Other refusals are told, and the changes stay. A form that
 * is opened over what it edits gives its fields as a whole to `saveWhole`, with what it was opened over.
 */
export const useVersionedSave = <T extends object>(options: VersionedSaveOptions<T>) => {
  const { fields, send, read, touches, onSaved, onTheirs, shows = false, failed, anew, bin, hold = 0 } = options;
  const touch = useTouch();
  const [saving, setSaving] = useState(false);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  /** Kept while the dialog fades out, so that its words do not disappear first. */
  const [met, setMet] = useState<Conflict<T> | null>(null);
  /** What was typed for something that is deleted, and why it could not be made anew. */
  const [orphan, setOrphan] = useState<{ open: boolean; values: T; error?: string | undefined } | null>(null);

  /** What was sent and may be saved, as no answer has come. */
  const lost = useRef<T>(undefined);

  const run = async (from: Origin<T>, changes: Partial<T>) => {
    setSaving(true);
    setRefusal(null);
    try {
      const current = await saveOver({ from, changes, send, read, lost: lost.current });
      lost.current = undefined;
      await touch(...touches);
      if (current) setMet({ from, current, changes });
      setOpen(current !== null);
      if (!current) onSaved();
    } catch (error) {
      void touch(...touches);
      if (isLost(error)) lost.current = { ...from.values, ...changes };
      if (isGone(error)) {
        setOpen(false);
        setOrphan({ open: true, values: { ...from.values, ...changes } });
      } else if (shows) setRefusal(error);
      else if (failed) toast(failed, { tone: 'danger' });
      else say(error);
    } finally {
      setTimeout(() => setSaving(false), hold);
    }
  };

  const makeAnew = async (values: T) => {
    setSaving(true);
    try {
      await anew?.make(values);
      await touch(...touches);
      setOrphan({ open: false, values });
      onSaved();
    } catch (error) {
      setOrphan({ open: true, values, error: noticeOf(error)?.text });
    } finally {
      setSaving(false);
    }
  };

  const conflict: ConflictDialogProps = {
    open,
    differences: met ? differencesOf(fields, met) : { rows: [], kept: [] },
    saving,
    onBack: () => setOpen(false),
    onTheirs() {
      setOpen(false);
      // Theirs may be another one by now, or deleted.
      void touch(...touches);
      onTheirs?.();
    },
    onMine() {
      if (met) void run(met.current, met.changes);
    },
    ...(orphan && {
      gone: {
        open: orphan.open,
        written: writtenOf(fields, orphan.values),
        saving,
        error: orphan.error,
        bin,
        anew: anew && { label: anew.label, onPress: () => void makeAnew(orphan.values) },
        onBack: () => setOrphan({ ...orphan, open: false }),
      },
    }),
  };
  const save = (from: Origin<T>, changes: Partial<T>) => void run(from, changes);
  return {
    saving,
    save,
    saveWhole: (from: Origin<T>, values: T) => save(from, changesOver(from.values, values)),
    error: refusal ? noticeOf(refusal)?.text : undefined,
    /** Forgets the refusal, as when another one is edited. */
    reset: () => setRefusal(null),
    conflict,
  };
};

import { assistants, constants } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

/**
 * Saves settings: 保存成功 and the fresh assistant, or the server's words and the draft kept. The button stays busy for
 * 500 ms after the answer (decisions.md SAVE_LOADING_CLEAR), which swallows double presses.
 */
export const useSave = (discard: () => void, call: () => Promise<unknown>) => {
  const touch = useTouch();
  const [saving, setSaving] = useState(false);

  const run = async () => {
    setSaving(true);
    try {
      await call();
      await touch(assistants.get, assistants.page);
      discard();
      toast(copy.saveBar.saved);
    } catch (error) {
      say(error);
    } finally {
      setTimeout(() => setSaving(false), constants.SAVE_LOADING_CLEAR);
    }
  };

  return { saving, save: () => void run() };
};

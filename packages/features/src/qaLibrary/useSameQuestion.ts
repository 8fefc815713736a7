import { qaPairs, type QaPair } from '@tinystar/contract';
import { useState } from 'react';
import { runCall } from '../shared/calls/runCall.ts';
import { useApi } from '../shared/session.ts';

/** Pairs that ask what is about to be saved, and the wordings that this was told of. */
export interface SamePairs {
  questions: readonly string[];
  rows: readonly QaPair[];
}

const alike = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** What was told of these very wordings; nothing once they have been changed. */
export const sameOf = (told: SamePairs | undefined, questions: readonly string[]): readonly QaPair[] =>
  told && alike(told.questions, questions) ? told.rows : [];

/**
 * Looks before a save whether the library is asked the same already. The first press tells, the second one saves all the
 * same.
 */
export function useSameQuestion(kbBotId: string, exceptId?: string) {
  const api = useApi();
  const [same, setSame] = useState<SamePairs>();
  const [checking, setChecking] = useState(false);
  const saveUnlessSame = async (questions: readonly string[], save: () => void) => {
    // What was looked at is not asked again: a save whose answer got lost would find its own pair.
    if (same && alike(same.questions, questions)) return save();
    setChecking(true);
    // Where it cannot be told, the save says by itself what is wrong.
    const rows = await runCall(api, qaPairs.same, {
      kbBotId,
      questions: [...questions],
      ...(exceptId !== undefined && { exceptId }),
    }).then(
      (answer) => answer.rows,
      () => [],
    );
    setChecking(false);
    setSame({ questions, rows });
    if (rows.length === 0) save();
  };
  /** Once it is saved, the same words would be a twin. */
  const forgetSame = () => setSame(undefined);
  return { same, checking, saveUnlessSame, forgetSame };
}

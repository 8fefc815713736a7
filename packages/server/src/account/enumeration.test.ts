import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../testing/index.ts';
import { guessing, guessNames, type Guessing } from './testing/guessing.ts';

let stage: Guessing;
beforeAll(async () => {
  stage = await guessing(10);
});
afterAll(() => stage[Symbol.asyncDispose]());

const said = ({ status, json }: Answer) => [status, { ...(json as object), requestId: '' }];

// That their times are alike too, enumeration.timed.ts measures.
test.each(guessNames)(
  'nobody learns from status or words of %s which phone numbers have accounts [ACCT-01] [ACCT-02] [ACCT-03] (AUTHN-05) (AUTHN-06)',
  async (guess) => {
    for (const [at, known] of stage.known.entries())
      expect(said(await stage.call(guess, known))).toEqual(said(await stage.call(guess, stage.unknown[at]!)));
  },
);

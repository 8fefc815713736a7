import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { meta, type LegalDocument } from '@tinystar/contract';
import { implement } from '../platform/http/route.ts';
import type { Config } from '../platform/config/config.ts';

/** The setting that names the operator's file; without one the template beside this file is shown. */
const settings = {
  agreement: 'AGREEMENT_FILE',
  privacy: 'PRIVACY_FILE',
  payment: 'PAYMENT_AGREEMENT_FILE',
} as const satisfies Record<LegalDocument, keyof Config>;

/** Texts that people accept. The operator's file is read at each call, so that a new text needs no restart. */
export const legalRoute = implement(meta.legal, async ({ input, services: { config } }) => {
  const own = config[settings[input.document]];
  if (own === undefined) {
    const markdown = await readFile(join(import.meta.dirname, 'legal', `${input.document}.md`), 'utf8');
    return { markdown, own: false, updatedAt: null };
  }
  const [markdown, { mtimeMs }] = await Promise.all([readFile(own, 'utf8'), stat(own)]);
  return { markdown, own: true, updatedAt: Math.round(mtimeMs) };
});

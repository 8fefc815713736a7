import { constants } from '@tinystar/contract';

/** Milliseconds after which a step gives up for good: the file becomes cookTimeout or trainTimeout. */
export const cookTimeout = 15 * 60_000;
export const trainTimeout = 5 * 60_000;

const gibibyte = 1_024 * constants.MEBIBYTE;

/**
 * What one owner may store over all assistants; `bytes` counts the uploaded files, not their PDF forms. More space is
 * what VIP opens to a person (platform.md §1); an enterprise pays by its plan.
 */
export const quota = {
  personal: { files: constants.DOCUMENTS_PERSON, bytes: 5 * gibibyte },
  vip: { files: constants.DOCUMENTS_VIP, bytes: 20 * gibibyte },
  tenant: { files: 20_000, bytes: 100 * gibibyte },
} as const;

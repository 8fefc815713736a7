import type { Limits } from './types.ts';

const second = 1_000;
const mebibyte = 1_048_576;

/** What a cooking may use unless the caller says otherwise (reliability UP-02, UP-03, UP-05). */
export const defaultLimits: Limits = {
  cpu: 60 * second,
  cpuPerPage: 0.1 * second,
  page: 10 * second,
  wall: 600 * second,
  recognisePage: 60 * second,
  recognise: 600 * second,
  memory: 512 * mebibyte,
  pages: 5_000,
  stream: 64 * mebibyte,
  archiveEntries: 2_000,
  archiveSize: 200 * mebibyte,
  archiveRatio: 200,
};

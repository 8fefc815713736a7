import type { Module } from '../platform/module.ts';
import { adoptJob, adoptLater } from './adopt.ts';
import { fillJob } from './fill.ts';

/** Vectors of passages, for questions in other words than the documents. */
export const embeddingsModule: Module = {
  jobs: [adoptJob, fillJob],
  start: adoptLater,
};

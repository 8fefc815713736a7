import { assistants } from '@tinystar/contract';
import { modelOf } from '../answers/answererOf.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { propose } from './propose.ts';

/** Proposals per person: each may cost the operator a long answer of the model. */
const limit = { max: 20, seconds: 3_600 };

/** Texts that the model writes for makers. */
export const authoringModule: Module = {
  routes: [
    implement(assistants.propose, async ({ input, caller, services, signal, log }) => {
      await allow(services, `propose:${caller.userId}`, limit);
      return await propose(modelOf(services)?.askShortly, input, signal, log);
    }),
  ],
};

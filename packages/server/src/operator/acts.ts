import type { Endpoint, Output, operator } from '@tinystar/contract';
import { approveApplication, contactApplicant, refuseApplication, reopenApplication } from './applications.ts';
import { setAssistant } from './assistants.ts';
import { createEnterprise, extendEnterprise, giveCoins, stopEnterprise } from './enterprises.ts';
import { dismissJob, failedJobs, retryJob } from './jobs.ts';
import * as lists from './lists.ts';
import type { Given, Operating } from './operate.ts';
import { overview } from './overview.ts';
import { setPromotion } from './people.ts';
import { differences, handleDifference } from './payments.ts';
import { setSite, site } from './site.ts';
import { blockedWordHits, blockedWords, setBlockedWords } from './words.ts';

/** One thing an operator sees or does; `void` answers nothing. */
export type Act<E extends Endpoint> = (operating: Operating, input: Given<E>) => Promise<Output<E>> | Promise<void>;

type Acts = { readonly [K in keyof typeof operator]: Act<(typeof operator)[K]> };

/** Every act by its name in the contract: a call without one does not compile. */
export const acts: Acts = {
  overview,
  applications: lists.applications,
  contact: contactApplicant,
  approve: approveApplication,
  refuse: refuseApplication,
  reopen: reopenApplication,
  enterprises: lists.enterprises,
  createEnterprise,
  extend: extendEnterprise,
  stop: stopEnterprise,
  giveCoins,
  assistants: lists.assistants,
  setAssistant,
  promotionUsers: lists.promotionUsers,
  setPromotion,
  site,
  setSite,
  jobs: failedJobs,
  retryJob,
  dismissJob,
  differences,
  handleDifference,
  blockedWords,
  setBlockedWords,
  blockedWordHits,
  acts: lists.acts,
};

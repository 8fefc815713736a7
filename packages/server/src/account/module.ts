import type { Module } from '../platform/module.ts';
import { changePhoneRoutes } from './changePhone.ts';
import { loginRoutes } from './login.ts';
import { prune, schedulePrune } from '../identity/prune.ts';
import { resetPasswordRoutes } from './resetPassword.ts';

/** Registration, log-in, and what proves a person anew: a forgotten password, another phone. */
export const accountModule: Module = {
  routes: [...loginRoutes, ...resetPasswordRoutes, ...changePhoneRoutes],
  jobs: [prune],
  start: schedulePrune,
};

import type { Module } from '../platform/module.ts';
import { oauthRoutes } from './oauth.ts';
import { weComRoutes } from './weCom.ts';

/** Log-in through the enterprise messenger and single sign-on. */
export const thirdLoginModule: Module = { routes: [...weComRoutes, ...oauthRoutes] };

import * as z from 'zod/mini';
import { LoginResult } from './account.ts';
import { endpoint } from './endpoint.ts';

/**
 * Base64url SHA-256 of a secret that stays in the browser, and the secret itself: together they tie the way out to a
 * provider and the way back to one browser (AUTHN-11, as PKCE does).
 */
const challenge = z.optional(z.string().check(z.regex(/^[\w-]{43}$/)));
const verifier = z.string().check(z.regex(/^[\w-]{43}$/));
const code = z.string().check(z.minLength(1), z.maxLength(2_048));
const state = z.string().check(z.minLength(1), z.maxLength(128));

/** Log-in through somebody else (platform.md §7; API-007, API-028, API-029). */
export const thirdLogin = {
  weComAuthorize: endpoint({
    name: 'thirdLogin.weComAuthorize',
    method: 'GET',
    path: '/api/v1/open/thirdLogin/weComAuthorize',
    access: 'public',
    input: z.object({ challenge: verifier }),
    output: z.object({ authorizeUrl: z.string() }),
    summary: 'Where the enterprise messenger confirms who opens the page; its way back carries code and state.',
  }),
  weComInner: endpoint({
    name: 'thirdLogin.weComInner',
    method: 'POST',
    path: '/api/v1/open/thirdLogin/weComLoginInner',
    access: 'public',
    input: z.object({ code, state, verifier }),
    output: LoginResult,
    summary: 'Logs in inside the enterprise messenger, by the phone number it vouches for.',
  }),
  oauthAuthorize: endpoint({
    name: 'thirdLogin.oauthAuthorize',
    method: 'GET',
    path: '/api/v1/open/oauth/authorize',
    access: 'public',
    input: z.object({ publicId: z.optional(z.string().check(z.maxLength(64))), challenge }),
    output: z.object({
      success: z.boolean(),
      authorizeUrl: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
    summary: 'Where single sign-on begins for an assistant; a failure is `success: false` with a message.',
  }),
  oauthCallback: endpoint({
    name: 'thirdLogin.oauthCallback',
    method: 'POST',
    path: '/api/v1/open/oauth/callback',
    access: 'public',
    input: z.object({ code, state, verifier }),
    output: z.object({
      success: z.boolean(),
      token: z.optional(z.string()),
      registered: z.optional(z.boolean()),
      extraData: z.optional(z.object({ publicId: z.string() })),
      message: z.optional(z.string()),
    }),
    summary: 'Finishes single sign-on: a session, and the assistant it began at.',
  }),
};

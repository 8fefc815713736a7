import type { Config } from '../platform/config/config.ts';
import type { Caller } from '../platform/http/caller.ts';

/** Voice belongs to enterprises, and to those alone that the operator named (VOICE-01). */
export const speaks = ({ tenant }: Caller, { VOICE_TENANTS }: Pick<Config, 'VOICE_TENANTS'>): boolean =>
  tenant !== null && VOICE_TENANTS.includes(tenant.id);

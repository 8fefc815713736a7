import { speech } from '@tinystar/contract';
import { useMemo } from 'react';
import { useApi, useSession } from '../../shared/session.ts';
import type { ChatActions } from '../chatContext.ts';

/** Addresses of the speech provider, for the enterprises that have voice (VOICE-01); the server decides again. */
export const useVoice = (): ChatActions['voice'] => {
  const api = useApi();
  const { config, tenant } = useSession();
  const allowed = tenant !== null && config.voiceTenantIds.includes(tenant.id);
  return useMemo(() => (allowed ? (kind) => api(speech.signedUrl, { kind }) : undefined), [api, allowed]);
};

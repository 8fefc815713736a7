import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Recognition of speech, and reading aloud. */
export const speechKinds = ['asr', 'tts'] as const;

/** Voice input and reading aloud by the speech provider of the deployment (API-093, API-094, API-293). */
export const speech = {
  signedUrl: endpoint({
    name: 'speech.signedUrl',
    method: 'POST',
    path: '/api/v1/speech/query/signedUrl',
    access: 'user',
    input: z.object({ kind: z.enum(speechKinds) }),
    output: z.object({
      /** Address of the provider's web socket; opens until `expiresAt`. */
      url: z.string(),
      /** Names our account in the first frame. */
      appId: z.string(),
      expiresAt: z.number(),
    }),
    summary: 'A signed address of the speech provider, for the enterprises that have voice.',
  }),
};

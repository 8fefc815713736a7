import { errorCodes, speech } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { refuseStopped } from '../identity/stopped.ts';
import { signedUrl } from './sign.ts';
import { speaks } from './speaks.ts';

/** Each address opens a paid connection, and can be used for minutes. */
const signatures = { max: 30, seconds: 60 };

export const speechRoutes: readonly Route[] = [
  implement(speech.signedUrl, async ({ input, caller, services }) => {
    const { SPEECH_APP_ID: appId, SPEECH_API_KEY: apiKey, SPEECH_API_SECRET: apiSecret, ...config } = services.config;
    if (!speaks(caller, config)) throw new Failure(errorCodes.forbidden);
    refuseStopped(caller);
    if (!appId || !apiKey || !apiSecret) throw new Failure(errorCodes.unavailable);
    await allow(services, `speech:${caller.userId}`, signatures);
    const address = input.kind === 'asr' ? config.SPEECH_ASR_URL : config.SPEECH_TTS_URL;
    return { appId, ...signedUrl(address, { apiKey, apiSecret }, services.now()) };
  }),
];

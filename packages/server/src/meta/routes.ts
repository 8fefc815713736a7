import { meta } from '@tinystar/contract';
import { implement, type Route } from '../platform/http/route.ts';
import { helpRoute } from './help.ts';
import { legalRoute } from './legal.ts';
import { models, modelTypes } from './models.ts';
import { readSite } from './site.ts';
import { templates } from './templates.ts';
import { roles, tones } from './tones.ts';

/** What the client asks before it can show a form: switches, models, tones, templates. */
export const metaRoutes: readonly Route[] = [
  implement(meta.config, async ({ services }) => {
    const { config } = services;
    const { banner, publicServiceBot } = await readSite(services);
    return {
      deploymentType: config.DEPLOYMENT,
      paymentServiceStatus: config.ALIPAY_APP_ID === undefined ? ('off' as const) : ('on' as const),
      aiGenerationServiceStatus: config.GENERATION ? ('on' as const) : ('off' as const),
      publicServiceKbBotPublicId: publicServiceBot,
      // Without a provider there is nothing to speak to.
      voiceTenantIds: config.SPEECH_APP_ID === undefined ? [] : config.VOICE_TENANTS,
      ssoEnabled: config.OAUTH_CLIENT_ID !== undefined,
      captchaRequired: config.CAPTCHA,
      modelConfigured: config.LLM_BASE_URL !== undefined,
      publicOrigin: config.EMBED_ORIGIN ?? config.PUBLIC_ORIGIN ?? '',
      fileOrigin: config.FILE_ORIGIN ?? '',
      banner,
    };
  }),
  legalRoute,
  helpRoute,
  implement(meta.models, ({ services: { config } }) => Promise.resolve({ rows: models(config) })),
  implement(meta.modelTypes, () => Promise.resolve({ rows: modelTypes })),
  implement(meta.replyOptions, ({ input }) =>
    Promise.resolve({
      rows: (input.type === 'tone' ? tones : roles).map(({ id, name, hint }) => ({ id, name, hint })),
    }),
  ),
  implement(meta.templates, () => Promise.resolve({ rows: [...templates] })),
];

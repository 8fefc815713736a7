import { meta } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';

/** What a visitor's page learns of a server with these settings, before anybody logs in. */
const told = async (environment: Record<string, string>) => {
  await using server = await createTestServer({ environment });
  return (await server.visitor.call('GET', '/api/v1/open/meta/config')).as(meta.config);
};

const gateway = { SMS_PROVIDER: 'http', SMS_HTTP_URL: 'https://sms.example/send', CAPTCHA: 'on', DEMO: 'off' };

test.each(['test', 'saas', 'saasPartner', 'privatization'] as const)(
  'a deployment says that it is %s [CONST-22] [DEP-01]',
  async (DEPLOYMENT) => {
    expect((await told({ ...gateway, DEPLOYMENT })).deploymentType).toBe(DEPLOYMENT);
  },
);

test('generation, voice by enterprise and single sign-on are off until the settings turn them on [DEP-05]', async () => {
  expect(await told({})).toMatchObject({ aiGenerationServiceStatus: 'off', voiceTenantIds: [], ssoEnabled: false });
  const voice = ['a'.repeat(32), 'b'.repeat(32)];
  const on = await told({
    GENERATION: 'on',
    VOICE_TENANTS: voice.join(','),
    SPEECH_APP_ID: 'app',
    SPEECH_API_KEY: 'key',
    SPEECH_API_SECRET: 'secret',
    PUBLIC_ORIGIN: 'https://star.example',
    OAUTH_AUTHORIZE_URL: 'https://id.example/authorize',
    OAUTH_TOKEN_URL: 'https://id.example/token',
    OAUTH_USERINFO_URL: 'https://id.example/me',
    OAUTH_CLIENT_ID: 'tinystar',
    OAUTH_CLIENT_SECRET: 'a-secret-of-the-provider',
  });
  expect(on).toMatchObject({ aiGenerationServiceStatus: 'on', voiceTenantIds: voice, ssoEnabled: true });
  // Who may speak has nothing to speak to without an account of the provider.
  expect(await told({ VOICE_TENANTS: voice.join(',') })).toMatchObject({ voiceTenantIds: [] });
});

import { errorCodes, messages, meta as metaCalls, thirdLogin } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { copy } from './copy.ts';
import { OauthCallbackPage } from './OauthCallbackPage.tsx';
import { SsoPage } from './SsoPage.tsx';
import { Waiting } from './Waiting.tsx';
import { WeComLoginPage } from './WeComLoginPage.tsx';

const meta = {
  title: 'features/sso/Waiting',
  component: Waiting,
  parameters: { layout: 'fullscreen' },
  args: { working: copy.callback.working, failed: copy.callback.failed, problem: undefined },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

const back = new URLSearchParams({ code: 'story', state: 'story' });
const config = {
  deploymentType: 'saas',
  aiGenerationServiceStatus: 'off',
  publicServiceKbBotPublicId: '',
  voiceTenantIds: [],
  ssoEnabled: true,
  captchaRequired: true,
  modelConfigured: true,
  publicOrigin: '',
} as const;

export const Working: Story = {};

export const WorkingPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WeComSigningIn: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.pending(thirdLogin.weComInner)),
  render: () => <WeComLoginPage query={back} onLeave={fn()} onLoggedIn={fn()} />,
};

export const WeComClosed: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.fail(thirdLogin.weComInner, errorCodes.notFound, '企业微信登录未开启')),
  render: () => <WeComLoginPage query={back} onLeave={fn()} onLoggedIn={fn()} />,
};

export const WeComCancelled: Story = {
  render: () => <WeComLoginPage query={new URLSearchParams({ state: 'x' })} onLeave={fn()} onLoggedIn={fn()} />,
  globals: { viewport: { value: 'phone' } },
};

export const CallbackFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mock.ok(thirdLogin.oauthCallback, { success: false, message: '单点登录未提供已验证的手机号' })),
  render: () => <OauthCallbackPage query={back} onLoggedIn={fn()} />,
};

export const CallbackRetry: Story = { args: { problem: '登录已失效，请重新打开助手链接', retry: '/sso/b/story' } };

export const SsoRedirecting: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.pending(metaCalls.config)),
  render: () => (
    <SsoPage publicId="story" loggedIn={false} onLeave={fn()}>
      {null}
    </SsoPage>
  ),
};

export const SsoNoAddress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(metaCalls.config, { ...config, voiceTenantIds: [] }),
      ...mock.ok(thirdLogin.oauthAuthorize, { success: false, message: copy.sso.noAddress }),
    ),
  render: () => (
    <SsoPage publicId="story" loggedIn={false} onLeave={fn()}>
      {null}
    </SsoPage>
  ),
};

export const SsoMissing: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.ok(metaCalls.config, { ...config, voiceTenantIds: [] })),
  render: () => (
    <SsoPage publicId=" " loggedIn={false} onLeave={fn()}>
      {null}
    </SsoPage>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const SsoOffline: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.offline(metaCalls.config)),
  args: { problem: messages.network },
  render: () => (
    <SsoPage publicId="story" loggedIn={false} onLeave={fn()}>
      {null}
    </SsoPage>
  ),
};

import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { ConfigureDialog } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';

const address =
  'https://xing.example.com/api/v1/open/channel/0c2f7d9be41a4c56b8d3e1f09a7b6c54/x4Gh2mQvT8bKz1LwR9cYpN3sUeJ7aDf0';
const deployed = {
  account: 'wx4f0c9a2b7d18e653',
  version: Date.UTC(2026, 0),
  enabled: true,
  address,
  wechat: {
    token: '7d1f0c9a2b4e653d18f7c2a95b0e3d46',
    encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
    ips: ['203.0.113.7', '203.0.113.8'],
    certified: true,
  },
};

const meta = {
  title: 'features/channels/ConfigureDialog',
  component: ConfigureDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    channel: 'woa_chat',
    deployed: { kind: 'ready', data: deployed },
    pending: false,
    checking: false,
    redeploying: false,
    link: 'https://xing.example.com/b/0c2f7d9be41a4c56b8d3e1f09a7b6c54',
    onSave: fn(),
    onEnable: fn(),
    onCheck: fn(),
    onRedeploy: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfigureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before the first time; every field says what it lacks. */
export const Empty: Story = {
  args: { deployed: { kind: 'ready', data: null } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.save }));
  },
};

export const Menu: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: copy.tabs.menu }));
  },
};

export const Reply: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: copy.tabs.reply }));
  },
};

export const Feishu: Story = { args: { channel: 'feishu_chat', deployed: { kind: 'ready', data: null } } };

export const DingTalk: Story = {
  args: {
    channel: 'dingTalk_chat',
    deployed: { kind: 'ready', data: { version: 0, account: 'dingk3v8m2qf7x', enabled: false, address } },
    checked: { ok: true, message: '' },
  },
};

/** Feishu is connected by us: neither key nor token, and no address. */
export const Connection: Story = {
  args: { channel: 'feishu_chat', deployed: { kind: 'ready', data: null } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /长连接/ }));
  },
};

/** Stream mode, with a card in which answers grow. */
export const Stream: Story = {
  args: {
    channel: 'dingTalk_chat',
    deployed: {
      kind: 'ready',
      data: {
        version: 0,
        account: 'dingk3v8m2qf7x',
        enabled: true,
        address,
        mode: 'connection',
        cardTemplate: '382e4302-551d-4880-bf29-a30acfab2e71.schema',
      },
    },
    checked: { ok: true, message: '' },
  },
};

/** Deployed before: the account is known, its secrets are not. */
export const Redeploying: Story = { args: { redeploying: true } };

/** The platform refuses the credentials, and no outgoing address is known. */
export const Refused: Story = {
  args: {
    deployed: { kind: 'ready', data: { ...deployed, wechat: { ...deployed.wechat, ips: [] } } },
    checked: { ok: false, message: '开发者密码不正确' },
  },
};

export const Loading: Story = { args: { deployed: { kind: 'loading' } } };

export const Failed: Story = { args: { deployed: { kind: 'failed', message: messages.network } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

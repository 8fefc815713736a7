import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { fn } from 'storybook/test';
import { DeploymentView } from './DeploymentView.tsx';

const meta = {
  title: 'features/deployment/DeploymentView',
  component: DeploymentView,
  parameters: { layout: 'fullscreen' },
  args: {
    config: {
      kind: 'ready',
      data: {
        deploymentType: 'test',
        aiGenerationServiceStatus: 'off',
        publicServiceKbBotPublicId: '0f3a',
        voiceTenantIds: ['a'.repeat(32)],
        ssoEnabled: false,
        paymentServiceStatus: 'on',
        captchaRequired: true,
        modelConfigured: false,
        publicOrigin: '',
        fileOrigin: '',
      },
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof DeploymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { config: { kind: 'loading' } } };
export const Failed: Story = { args: { config: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { explainError, type ErrorPlace } from '../shared/errors.ts';
import { NoCoinDialog } from './NoCoinDialog.tsx';

const noticeTo = (place: Pick<ErrorPlace, 'identity' | 'isCreator'>) =>
  explainError({ code: 20013, message: '', status: 402 }, { ...place, side: 'make', isForeign: false, upload: true });

const meta = {
  title: 'features/knowledge/NoCoinDialog',
  component: NoCoinDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    notice: noticeTo({ identity: 'personal', isCreator: false }),
    onRecharge: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NoCoinDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {};

export const Creator: Story = { args: { notice: noticeTo({ identity: 'tenant', isCreator: true }) } };

export const Admin: Story = { args: { notice: noticeTo({ identity: 'tenant', isCreator: false }) } };

export const WithoutRecharge: Story = { args: { onRecharge: undefined } };

export const Phone: Story = { ...Admin, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { copy } from './copy.ts';
import { CreateElsewhereDialog } from './CreateElsewhereDialog.tsx';
import { FreePlanDialog } from './FreePlanDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { StoppedDialog } from './StoppedDialog.tsx';

const nothing = () => undefined;

const meta = { title: 'features/shell/Dialogs' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = { render: () => <StoppedDialog open onCancel={nothing} onRenew={nothing} /> };

export const CreateInTenant: Story = {
  render: () => <CreateElsewhereDialog open title={copy.createInTenant} onCancel={nothing} onSwitch={nothing} />,
};

export const CreateAsPersonal: Story = {
  render: () => (
    <CreateElsewhereDialog open pending title={copy.createAsPersonal} onCancel={nothing} onSwitch={nothing} />
  ),
};

export const FreePlan: Story = { render: () => <FreePlanDialog open onCancel={nothing} onSwitch={nothing} /> };

export const Manual: Story = { render: () => <HelpDialog topic="manual" onClose={nothing} /> };

export const CoinRules: Story = { render: () => <HelpDialog topic="coinRules" onClose={nothing} /> };

export const CoinRulesPhone: Story = { ...CoinRules, globals: { viewport: { value: 'phone' } } };

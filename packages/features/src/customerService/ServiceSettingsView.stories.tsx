import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { people, service } from './fixtures.ts';
import { ServiceSettingsView } from './ServiceSettingsView.tsx';

const meta = {
  title: 'features/customerService/ServiceSettingsView',
  component: ServiceSettingsView,
  parameters: { layout: 'fullscreen' },
  args: {
    setting: service,
    permission: 'protected',
    saving: false,
    agents: { kind: 'ready', data: { rows: people, count: people.length } },
    selected: new Set<string>(),
    onSelect: fn(),
    onSave: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServiceSettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: new Set([people[0]!.id, people[1]!.id]) } };
/** On, but neither published nor with anybody to answer. */
export const Empty: Story = {
  args: { permission: 'private', agents: { kind: 'ready', data: { rows: [], count: 0 } } },
};
export const Off: Story = { args: { setting: { ...service, status: 'disabled', serviceLevelAgreement: 8 } } };
export const Saving: Story = { args: { saving: true } };
export const Loading: Story = { args: { agents: { kind: 'loading' } } };
export const Failed: Story = { args: { agents: { kind: 'failed', message: messages.network } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Denied: Story = { args: { agents: denied } };
export const LongText: Story = {
  args: {
    agents: {
      kind: 'ready',
      data: {
        rows: people.map((person) => ({ ...person, name: `${person.name}（华东区设备运维与备件保障中心第二班组）` })),
        count: people.length,
      },
    },
  },
};

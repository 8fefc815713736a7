import { messages, type Source } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { all, longName, NOW, source } from './fixtures.ts';
import { SourceListView } from './SourceListView.tsx';

const ready = (rows: Source[]) => ({ kind: 'ready' as const, data: { rows } });

const meta = {
  title: 'features/librarySources/SourceListView',
  component: SourceListView,
  args: {
    sources: ready(all),
    now: NOW,
    hrefOf: ({ id }) => `#${id}`,
    onAdd: fn(),
    onRefresh: fn(),
    onRun: fn(),
    onStop: fn(),
    onSwitch: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SourceListView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One in every standing: up to date, under way, waiting for a person, failed, paused. */
export const Default: Story = {};

export const Empty: Story = { args: { sources: ready([]) } };

export const Loading: Story = { args: { sources: { kind: 'loading' } } };

export const Failed: Story = { args: { sources: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { sources: denied } };

export const LongText: Story = {
  args: {
    sources: ready([
      source({
        name: longName,
        address: `https://cloud.example.com/remote.php/dav/files/${'quality-management/'.repeat(9)}`,
      }),
    ]),
  },
};

/** No more can be added. */
export const Full: Story = {
  args: { sources: ready(Array.from({ length: 20 }, (_, at) => source({ id: String(at).padStart(32, '0') }))) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EmptyPhone: Story = { args: { sources: ready([]) }, globals: { viewport: { value: 'phone' } } };

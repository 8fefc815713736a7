import { messages, type QaEntry } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longLines } from '../shared/testing/longLines.ts';
import { staysInside } from '../shared/testing/staysInside.ts';
import { denied } from '../shared/fixtures.ts';
import { EntrySection } from './EntrySection.tsx';
import { answers, entry, wordings } from './fixtures.ts';

const ready = (rows: QaEntry[], count = rows.length) => ({ kind: 'ready' as const, data: { rows, count } });

const meta = {
  title: 'features/qaLibrary/EntrySection',
  component: EntrySection,
  args: {
    type: 'q',
    entries: ready(wordings, 24),
    page: 1,
    selected: new Set<string>(),
    onPage: fn(),
    onSelect: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onMakeMain: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EntrySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answers: Story = { args: { type: 'a', entries: ready(answers) } };

export const Empty: Story = { args: { entries: ready([wordings[0]!]) } };

export const Selected: Story = { args: { selected: new Set([wordings[1]!.id]) } };

export const Loading: Story = { args: { entries: { kind: 'loading' } } };

export const Failed: Story = { args: { entries: { kind: 'failed', message: messages.network } } };

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { entries: denied } };

export const LongText: Story = {
  args: { entries: ready([entry(1, { content: '边压块与中压块分别应当用多大扭矩 torque value in N·m'.repeat(6) })]) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongLines: Story = {
  args: { type: 'a', entries: ready([entry(1, { type: 'a', content: longLines })]) },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const LongLinesPhone: Story = { ...LongLines, tags: ['no-shot'], globals: { viewport: { value: 'phone' } } };

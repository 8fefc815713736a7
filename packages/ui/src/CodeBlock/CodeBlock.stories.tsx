import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../private/sampleTexts.ts';
import { CodeBlock } from './CodeBlock.tsx';

const snippet = `<script
  src="https://xing.example/embed.js"
  data-bot="7f3a9c"
  data-position="bottom-right"
  defer
></script>`;

const meta = {
  title: 'ui/CodeBlock',
  component: CodeBlock,
  args: { code: snippet, title: 'HTML' },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongLines: Story = {
  args: { title: 'JSON', code: `{\n  "name": "${texts.title}",\n  "note": "${texts.long}"\n}` },
};

export const Wrapped: Story = { args: { ...LongLines.args, wrap: true } };

export const LongTitle: Story = { args: { title: texts.fileName } };

export const Empty: Story = { args: { code: '' } };

export const Phone: Story = { args: LongLines.args, globals: { viewport: { value: 'phone' } } };

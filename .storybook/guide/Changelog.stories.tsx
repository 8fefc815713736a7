import type { Meta, StoryObj } from '@storybook/react-vite';
import { Empty, Stack } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { GuidePage, Part } from './GuidePage.tsx';

// It changes with every release and every pending change.
const meta = { title: 'guide/Changelog', tags: ['!autodocs', 'no-shot'] } satisfies Meta;

export default meta;

const released = Object.values(
  import.meta.glob<string>('../../packages/ui/CHANGELOG.md', { query: '?raw', import: 'default', eager: true }),
);
const pending = Object.entries(
  import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, text]) => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { file, level: /:\s*(\w+)/.exec(head)?.[1] ?? '', body };
});

export const Changelog: StoryObj<typeof meta> = {
  render: () => (
    <GuidePage title="更新记录" lead="组件包的变化。每项变化随代码写成一个文件，发布时汇总成版本。">
      <Part title="即将发布">
        {pending.length > 0 ? (
          <Stack gap={16}>
            {pending.map(({ file, level, body }) => (
              <Markdown key={file} size="compact" text={`**${level}**\n\n${body}`} />
            ))}
          </Stack>
        ) : (
          <Empty kind="waiting" title="没有待发布的变化" />
        )}
      </Part>
      {released.map((text) => (
        <Part key={text} title="已发布">
          <Markdown size="compact" text={text.replace(/^# .*\n/, '')} />
        </Part>
      ))}
    </GuidePage>
  ),
};

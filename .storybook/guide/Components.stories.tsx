import components from 'virtual:components';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Empty, SearchInput, Text } from '@tinystar/ui';
import { GuidePage } from './GuidePage.tsx';
import { storyAddress } from './StoryLink.tsx';

// Computed from the sources: a picture would change with every import.
const meta = { title: 'guide/Components', tags: ['!autodocs', 'no-shot'] } satisfies Meta;

export default meta;

function ComponentList() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = components.filter(
    ({ name, usedBy }) =>
      name.toLowerCase().includes(wanted) || usedBy.some(({ place }) => place.toLowerCase().includes(wanted)),
  );
  return (
    <GuidePage title="组件一览" lead="由源文件和引用关系生成：状态是它的故事，使用者是引用它的文件夹。" wide>
      <SearchInput label="按组件或使用者搜索" value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <Empty kind="noMatch" title="没有符合的组件" />
      ) : (
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">组件</th>
              <th scope="col">状态</th>
              <th scope="col">使用者</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, says, stories, usedBy }) => (
              <tr key={name}>
                <td style={{ inlineSize: '32%' }}>
                  <Text size="label">{name}</Text>
                  <br />
                  <Text size="caption" tone="secondary">
                    {says}
                  </Text>
                </td>
                <td>
                  <Text size="caption" tone="tertiary" numeric>
                    {stories.length}个
                  </Text>
                  <span className="guide-chips">
                    {stories.map((story) => (
                      <a key={story.id} href={storyAddress(story.id)} target="_top">
                        {story.name}
                      </a>
                    ))}
                  </span>
                </td>
                <td style={{ inlineSize: '26%' }}>
                  {usedBy.length === 0 ? (
                    <Text size="caption" tone="tertiary">
                      还没有
                    </Text>
                  ) : (
                    <Text size="caption" tone="secondary" numeric>
                      {usedBy.map(({ place, files }) => (files > 1 ? `${place} ×${files}` : place)).join('、')}
                    </Text>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </GuidePage>
  );
}

export const Components: StoryObj<typeof meta> = { render: () => <ComponentList /> };

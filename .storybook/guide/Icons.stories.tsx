import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { copyText, Empty, Icon, SearchInput, Text, toast, type Glyph } from '@tinystar/ui';
import * as icons from '@tinystar/ui/icons';
import { GuidePage } from './GuidePage.tsx';

const meta = { title: 'guide/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const all = Object.entries(icons) as [string, Glyph][];

async function copyImport(name: string) {
  const copied = await copyText(`import { ${name} } from '@tinystar/ui/icons';`);
  toast(copied === false ? '复制失败' : '复制成功');
}

function IconSearch() {
  const [query, setQuery] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <GuidePage title="图标" lead="线性图标，尺寸12、16、20、24、40，线宽随尺寸变化，看起来一样重。点按复制引用。" wide>
      <SearchInput label="按英文名搜索图标" value={query} onChange={setQuery} />
      {found.length > 0 ? (
        <div className="guide-icons">
          {found.map(([name, drawing]) => (
            <button
              key={name}
              type="button"
              className="guide-icon"
              title={`复制 ${name} 的引用`}
              onClick={() => void copyImport(name)}
            >
              <Icon of={drawing} size="lg" />
              {name}
            </button>
          ))}
        </div>
      ) : (
        <Empty kind="noMatch" title="没有这个名字的图标">
          用英文名搜索，例如search、user、file
        </Empty>
      )}
      <Text size="caption" tone="tertiary">
        图标独自表达意思时必须有名字：IconButton的label，或Icon的label
      </Text>
    </GuidePage>
  );
}

export const Icons: StoryObj<typeof meta> = { render: () => <IconSearch /> };

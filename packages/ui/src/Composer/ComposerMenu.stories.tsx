import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Eraser, Headphones, Lightbulb, MessageSquare } from '../icons.ts';
import { Composer } from './Composer.tsx';
import {
  ComposerMenu,
  type ComposerMenuHandle,
  type ComposerMenuProps,
  type ComposerMenuState,
} from './ComposerMenu.tsx';

/** With the box that it stands above. */
function AboveBox(args: ComposerMenuProps) {
  const keys = useRef<ComposerMenuHandle>(null);
  const [menu, setMenu] = useState<ComposerMenuState>();
  const [text, setText] = useState('/');
  return (
    <div style={{ position: 'relative', marginBlockStart: '16rem' }}>
      <ComposerMenu {...args} ref={keys} onState={setMenu} />
      <Composer
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        phase="idle"
        menu={menu}
        onKey={(event) => keys.current?.onKey(event) ?? false}
      />
    </div>
  );
}

const meta: Meta<typeof ComposerMenu> = {
  title: 'ui/ComposerMenu',
  component: ComposerMenu,
  render: (args) => <AboveBox {...args} />,
  args: {
    label: '命令和常用问题',
    choices: [
      { id: 'clear', label: '清除对话', note: '/qc', icon: Eraser },
      { id: 'consult', label: '人工咨询方式', note: '/rg', icon: Headphones },
      { id: 'tips', label: '提问小技巧', note: '/jq', icon: Lightbulb },
      { id: 'wire', label: '那接地线要用多大的线径？', note: '常用问题', icon: MessageSquare },
    ],
    onChoose: fn(),
    onState: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The focus stays in the box; what is lit follows the arrows. */
export const Moved: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const box = page.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(page.getByRole('option', { selected: true })).toHaveTextContent('提问小技巧');
    await expect(box).toHaveAttribute('aria-activedescendant', page.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('tips');
  },
};

export const LongText: Story = {
  args: {
    choices: [
      {
        id: 'long',
        label: '光伏组件在海拔三千米以上、年平均风速超过每秒八米的地区安装时，支架的间距和接地电阻各有什么要求？',
        note: '常用问题',
        icon: MessageSquare,
      },
      { id: 'tips', label: '提问小技巧', note: '/jq', icon: Lightbulb },
    ],
  },
};

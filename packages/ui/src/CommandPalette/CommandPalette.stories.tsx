import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ChartColumn, Compass, GraduationCap, MessageSquare, Moon, Plus, Upload, UserPlus, Users } from '../icons.ts';
import { texts } from '../private/sampleTexts.ts';
import { CommandPalette } from './CommandPalette.tsx';

const onSelect = fn();

const meta: Meta<typeof CommandPalette> = {
  title: 'ui/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    recent: ['members', 'create'],
    groups: [
      {
        title: '页面',
        commands: [
          { id: 'train', label: '训练中心', icon: GraduationCap, keywords: ['xlzx', 'train'], onSelect },
          { id: 'chats', label: '我的对话', icon: MessageSquare, keywords: ['wddh', 'chat'], onSelect },
          { id: 'members', label: '成员管理', icon: Users, note: '企业管理', keywords: ['cygl', 'member'], onSelect },
          { id: 'stats', label: '数据统计', icon: ChartColumn, note: '企业管理', keywords: ['sjtj'], onSelect },
          { id: 'square', label: '助手广场', icon: Compass, keywords: ['zsgc'], onSelect },
        ],
      },
      {
        title: '操作',
        commands: [
          { id: 'create', label: '创建助手', icon: Plus, shortcut: 'Ctrl+Alt+N', keywords: ['cjzs', 'new'], onSelect },
          { id: 'upload', label: '上传文件', icon: Upload, keywords: ['scwj', 'upload'], disabled: true, onSelect },
          { id: 'import', label: '批量导入成员', icon: UserPlus, keywords: ['pldr'], onSelect },
          { id: 'theme', label: '换成深色', icon: Moon, keywords: ['ss', 'dark'], onSelect },
        ],
      },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof CommandPalette>;

const type = (words: string) => ({
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox');
    // A click would have to wait until the dialog takes the pointer.
    field.focus();
    await userEvent.keyboard(words);
  },
});

export const Default: Story = {};

export const Found: Story = type('成员');

export const ByInitials: Story = type('cygl');

export const NothingFound: Story = type('发票');

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    recent: [],
    groups: [
      {
        title: '文件',
        commands: [
          { id: 'file', label: texts.fileName, note: texts.sentence, onSelect },
          { id: 'mixed', label: texts.mixed, shortcut: 'Ctrl+M', onSelect },
          { id: 'person', label: texts.person, note: texts.title, onSelect },
        ],
      },
    ],
  },
};

export const LongTextPhone: Story = { ...LongText, ...Phone };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { texts } from '../private/sampleTexts.ts';
import { UploadList } from './UploadList.tsx';

const meta = {
  title: 'ui/UploadList',
  component: UploadList,
  args: {
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onForce: fn(),
    onReplace: fn(),
    items: [
      { id: '1', name: texts.fileName, size: '12.4 MB', state: { kind: 'sending', share: 0.62 } },
      { id: '2', name: '接线图.pdf', size: '820 KB', state: { kind: 'waiting' } },
      { id: '3', name: '质量手册.docx', size: '1.2 MB', state: { kind: 'done' } },
      {
        id: '4',
        name: '端子压接要求.pdf',
        size: '3.1 MB',
        state: { kind: 'duplicate', reason: '同名文件已经在知识库中' },
      },
      {
        id: '5',
        name: '培训录像.mp4',
        size: '210 MB',
        state: { kind: 'failed', reason: '仅支持pdf、doc、docx，单个文件不超过64M', final: true },
      },
      { id: '6', name: '验收报告.pdf', size: '5.6 MB', state: { kind: 'failed', reason: '网络错误，请稍后重试' } },
    ],
  },
} satisfies Meta<typeof UploadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NewVersion: Story = {
  args: {
    items: [
      {
        id: '1',
        name: texts.fileName,
        size: '12.4 MB',
        state: { kind: 'duplicate', reason: '重复上传，库中已有同名文档', replaceable: true },
      },
      { id: '2', name: '端子压接要求.pdf', size: '3.1 MB', state: { kind: 'duplicate', reason: '重复上传' } },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { retrievalCopy } from './retrievalCopy.ts';
import { RetrievalTestView, type Retrieved } from './RetrievalTestView.tsx';

const id = (letter: string) => letter.repeat(32);
const found: Retrieved = {
  confidence: 0.82,
  certainty: 'sure',
  vectors: 'used',
  ms: 24,
  rows: [
    {
      id: 1,
      kind: 'doc',
      sourceId: id('a'),
      name: 'HY-110K安装手册.pdf',
      pages: [42],
      places: [{ blockId: id('e'), page: 42, box: { left: 60, top: 120, right: 530, bottom: 180 } }],
      text: '组串接入前应逐串测量开路电压。最大直流输入电压为1100 V，任何温度条件下均不得超过该值。',
      score: 0.82,
      enough: true,
      matched: ['直流', '输入电压'],
      missing: [],
      words: 1,
      vectors: 2,
      similarity: 0.71,
    },
    {
      id: 2,
      kind: 'qa',
      sourceId: id('b'),
      name: '接线前要检查什么',
      pages: [],
      places: [],
      text: '接线前断开直流开关，并用万用表确认无电压。',
      score: 0.31,
      enough: false,
      matched: ['直流'],
      missing: ['输入电压'],
      words: 3,
    },
  ],
};

/** Paper in place of the drawing, which needs the file. */
const PageSketch = ({ page }: { page: number }) => (
  <div
    data-page={page}
    style={{ flex: 'none', inlineSize: 64, aspectRatio: '210 / 297', background: 'white', border: '1px solid silver' }}
  />
);

const meta = {
  title: 'features/knowledge/RetrievalTestView',
  component: RetrievalTestView,
  parameters: { layout: 'fullscreen' },
  args: {
    question: '直流输入电压最大是多少',
    named: '',
    onName: fn(),
    result: { kind: 'ready', data: found },
    onType: fn(),
    onTest: fn(),
    hrefOf: ({ kind, sourceId }) => `/${kind}/${sourceId}`,
    renderPage: ({ places }) => <PageSketch page={places[0]?.page ?? 1} />,
  },
} satisfies Meta<typeof RetrievalTestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: retrievalCopy.submit }));
    await expect(args.onTest).toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^编辑知识块/ })).toHaveAttribute('href', `/doc/${id('a')}`);
    await expect(canvas.getByRole('link', { name: /^查看问答/ })).toHaveAttribute('href', `/qa/${id('b')}`);
    await canvas.findByText('排在上一段之后：没有上一段命中的“输入电压”');
  },
};

export const Named: Story = {
  args: {
    named: '施工前核对图纸',
    result: {
      kind: 'ready',
      data: {
        ...found,
        named: [
          {
            kind: 'doc',
            sourceId: id('c'),
            name: 'HY-110K安装手册.pdf',
            pages: [7],
            places: [{ blockId: id('f'), page: 7, box: { left: 60, top: 120, right: 530, bottom: 180 } }],
            text: '施工前核对图纸与现场，确认逆变器的直流输入路数。',
            verdict: 'behind',
            place: 14,
            matched: ['直流', '输入'],
            missing: ['电压', '最大'],
          },
        ],
      },
    },
  },
};

export const NamedNowhere: Story = {
  args: { named: '没有写过的话', result: { kind: 'ready', data: { ...found, rows: [], named: [] } } },
};

export const First: Story = { args: { question: '', result: null } };

export const Unanswerable: Story = {
  args: {
    result: {
      kind: 'ready',
      data: { ...found, confidence: 0.2, certainty: 'nothing', vectors: 'failed', rows: found.rows.slice(1) },
    },
  },
};

export const Empty: Story = { args: { result: { kind: 'ready', data: { ...found, rows: [] } } } };

export const Loading: Story = { args: { result: { kind: 'loading' } } };

export const Failed: Story = { args: { result: { kind: 'failed', message: messages.network } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Denied: Story = { args: { result: denied } };

export const LongText: Story = {
  args: {
    question:
      '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）',
    result: {
      kind: 'ready',
      data: {
        ...found,
        rows: found.rows.map((row) => ({
          ...row,
          name: `${'分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'}.pdf`,
          text: '分布式光伏系统HY-110K系列组串式逆变器安装与验收（含直流侧接线、绝缘测量、并网参数设置与常见故障代码的处理）'.repeat(
            20,
          ),
        })),
      },
    },
  },
};

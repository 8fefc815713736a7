import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button, Empty, GateOverlay, SplitPane, Stack, Text } from '@tinystar/ui';
import { PatternPage } from './PatternPage.tsx';
import { patternRules } from './patternCopy.ts';
import { FormExample, JobExample, ListExample, UndoExample, WizardExample } from './patternExamples.tsx';

const meta = { title: 'guide/Patterns', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  name: '表单与校验',
  render: () => (
    <PatternPage title="表单与校验" lead="填写并提交一组内容，错了知道错在哪里。" rules={patternRules.form}>
      <FormExample />
    </PatternPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('textbox', { name: /名称/ })).toHaveFocus();
    await expect(canvas.getByText('请填写简介')).toBeVisible();
  },
};

export const FilteredList: Story = {
  name: '筛选与批量操作',
  render: () => (
    <PatternPage title="筛选与批量操作" lead="在许多行里找到几行，一次处理。" rules={patternRules.list}>
      <ListExample />
    </PatternPage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await userEvent.click(await canvas.findByRole('button', { name: '移除' }));
    await expect(canvas.queryByText('安装手册.pdf')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(canvas.getByText('安装手册.pdf')).toBeVisible();
  },
};

export const FirstUse: Story = {
  name: '第一次使用',
  render: () => (
    <PatternPage title="第一次使用" lead="还没有内容时，告诉人从哪里开始。" rules={patternRules.first}>
      <Empty
        kind="first"
        title="还没有知识文件"
        action={
          <Button tone="accent" emphasis="solid">
            上传文件
          </Button>
        }
      >
        上传后助手就能按文件回答
      </Empty>
    </PatternPage>
  ),
};

export const Undo: Story = {
  name: '移除与撤销',
  render: () => (
    <PatternPage title="移除与撤销" lead="先做，再给回头的路；不可撤销的才先问。" rules={patternRules.undo}>
      <UndoExample />
    </PatternPage>
  ),
};

export const LongJob: Story = {
  name: '长时间任务',
  render: () => (
    <PatternPage title="长时间任务" lead="要等的事看得见进度，离开也不会停。" rules={patternRules.job}>
      <JobExample />
    </PatternPage>
  ),
};

export const Gate: Story = {
  name: '权限与升级',
  render: () => (
    <PatternPage title="权限与升级" lead="暂时用不了的功能，说清原因和下一步。" rules={patternRules.gate}>
      <GateOverlay
        closed
        title="数据报表需要企业版"
        description="升级后可查看30天内的问答趋势"
        action={
          <Button tone="accent" emphasis="solid">
            升级
          </Button>
        }
      >
        <Stack gap={8}>
          <Text>问答总数</Text>
          <Text>采纳率</Text>
          <Text>热门问题</Text>
          <Text>未答出的问题</Text>
        </Stack>
      </GateOverlay>
      <Empty kind="denied" title="没有查看权限">
        请联系企业管理员开通
      </Empty>
    </PatternPage>
  ),
};

export const Split: Story = {
  name: '分栏',
  render: () => (
    <PatternPage title="分栏" lead="一边看来源，一边做事。" rules={patternRules.split}>
      <div className="guide-split">
        <SplitPane label="来源宽度" least={200} leastMain={240} side={<Text>来源：安装手册第12页</Text>}>
          <Text>屋顶荷载要求不低于每平方米15千克。</Text>
        </SplitPane>
      </div>
    </PatternPage>
  ),
};

export const Wizard: Story = {
  name: '分步创建',
  render: () => (
    <PatternPage title="分步创建" lead="把长任务分成几次决定。" rules={patternRules.wizard}>
      <WizardExample />
    </PatternPage>
  ),
};

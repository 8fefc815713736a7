import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';
import { Grow } from './Grow.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'ui/Layout', component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  render: () => (
    <Stack gap={12}>
      <Text size="label">接线前检查</Text>
      <Text>断开直流开关与交流断路器</Text>
      <Divider />
      <Text>逐串测量开路电压</Text>
    </Stack>
  ),
};

export const SideBySide: Story = {
  render: () => (
    <Inline gap={12}>
      <Text size="label">安装手册</Text>
      <Grow>
        <Text lines={1}>第三章 直流侧接线与端子压接要求，适用于固件V2.3及以上的全系列机型</Text>
      </Grow>
      <Divider direction="column" />
      <Tag>第14页</Tag>
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const Cards: Story = {
  render: () => (
    <Grid least={14}>
      {['设备维修助手', '质量体系问答', '新员工入职向导', '工艺参数速查', '焊接工艺顾问'].map((name) => (
        <Card key={name} href={`/b/${name}`}>
          <Stack gap={4}>
            <Text size="label">{name}</Text>
            <Text size="caption" tone="secondary" lines={2}>
              按型号与故障码给出处理步骤，每一步附手册名称与页码
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const CardGrounds: Story = {
  render: () => (
    <Grid columns={3}>
      <Card>
        <Text>白底，一根细线</Text>
      </Card>
      <Card ground="sunken">
        <Text>凹陷，不带线</Text>
      </Card>
      <Card ground="accent">
        <Text>浅色强调，每页一处</Text>
      </Card>
    </Grid>
  ),
};

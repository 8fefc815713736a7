import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Ellipsis } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Status } from '../Status/Status.tsx';
import { FileName } from '../UploadList/FileName.tsx';
import { texts } from '../private/sampleTexts.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { Table, type TableProps } from './Table.tsx';

interface Row {
  id: string;
  name: string;
  size: string;
  state: 'trained' | 'training' | 'failed' | 'waiting';
  time: string;
}

const rows: Row[] = [
  { id: '1', name: texts.fileName, size: '12.4 MB', state: 'trained', time: '2026-11-20 18:32' },
  { id: '2', name: '接线图.pdf', size: '820 KB', state: 'training', time: '2026-11-21 09:41' },
  { id: '3', name: '端子压接要求（扫描件）.pdf', size: '3.1 MB', state: 'failed', time: '2026-11-21 09:43' },
  { id: '4', name: '常见故障与处理.docx', size: '96 KB', state: 'waiting', time: '2026-11-21 09:58' },
];

const states = {
  trained: <Status>已训练</Status>,
  training: (
    <Status tone="info" progress={0.42}>
      训练中
    </Status>
  ),
  failed: <Status tone="danger">解析失败</Status>,
  waiting: <Status tone="waiting">等待解析</Status>,
};

const meta: Meta<TableProps<Row>> = {
  title: 'ui/Table',
  component: Table<Row>,
  args: {
    caption: '知识文件',
    rows,
    rowId: (row) => row.id,
    rowName: (row) => row.name,
    columns: [
      { id: 'name', title: '文件名', cell: (row) => <FileName name={row.name} /> },
      { id: 'state', title: '状态', width: 11, cell: (row) => states[row.state] },
      { id: 'size', title: '大小', width: 7, align: 'end', cell: (row) => row.size },
      { id: 'time', title: '上传时间', width: 10, align: 'end', cell: (row) => row.time },
    ],
    actions: (row) => (
      <>
        <Link href={`/blocks/${row.id}`}>{row.state === 'trained' ? '编辑块' : '原文件'}</Link>
        <IconButton icon={Ellipsis} label={`${row.name}的更多操作`} size="sm" />
      </>
    ),
    empty: <Empty kind="first" title="还没有知识文件" action={<Button>上传文件</Button>} />,
  },
};

export default meta;
type Story = StoryObj<TableProps<Row>>;

export const Default: Story = {};

export const Selected: Story = {
  args: { selection: { ids: new Set(['1', '3']), onChange: fn(), locked: new Set(['4']) } },
  render: (args) => (
    <Stack gap={8}>
      <SelectionBar count={2} onClear={fn()}>
        <Button tone="danger">删除</Button>
      </SelectionBar>
      <Table {...args} />
      <Pagination page={2} total={47} onChange={fn()} />
    </Stack>
  ),
};

export const Loading: Story = { args: { rows: undefined } };

export const NoRows: Story = { args: { rows: [] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Download, Ellipsis, RefreshCw, Trash } from '../icons.ts';
import { Stack } from '../Layout/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Status } from '../Status/Status.tsx';
import { FileName } from '../UploadList/FileName.tsx';
import { texts } from '../private/sampleTexts.ts';
import { arrangeColumns, type ColumnLayout } from './columnLayout.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

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

const wide: TableColumn<Row>[] = [
  { id: 'name', title: '文件名', width: 18, sortable: true, cell: (row) => <FileName name={row.name} /> },
  { id: 'state', title: '状态', width: 11, cell: (row) => states[row.state] },
  { id: 'size', title: '大小', width: 7, align: 'end', sortable: true, cell: (row) => row.size },
  { id: 'pages', title: '页数', width: 6, align: 'end', sortable: true, cell: (row) => row.id.repeat(2) },
  { id: 'blocks', title: '知识块', width: 8, align: 'end', cell: (row) => Number(row.id) * 137 },
  { id: 'owner', title: '上传人', width: 9, cell: () => texts.person },
  { id: 'folder', title: '所在文件夹', width: 14, cell: () => '安装与验收' },
  { id: 'time', title: '上传时间', width: 10, align: 'end', sortable: true, cell: (row) => row.time },
];

const rowMenu = (row: Row) => (
  <>
    <Link href={`/blocks/${row.id}`}>编辑块</Link>
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`${row.name}的更多操作`} size="sm" />}
      groups={[
        [
          { id: 'again', label: '重新训练', icon: RefreshCw },
          { id: 'download', label: '下载', icon: Download },
        ],
        [{ id: 'remove', label: '删除', icon: Trash, tone: 'danger' }],
      ]}
    />
  </>
);

/** Sorted by text, which is enough to see the head work. */
function Sorting(props: TableProps<Row>) {
  const [sort, setSort] = useState<TableSort | undefined>({ column: 'time', direction: 'descending' });
  const key = sort?.column as 'name' | 'size' | 'time' | undefined;
  const sorted = key
    ? rows.toSorted((a, b) => a[key].localeCompare(b[key], 'zh-CN') * (sort?.direction === 'descending' ? -1 : 1))
    : rows;
  return <Table {...props} rows={sorted} sort={sort} onSort={setSort} />;
}

Sorting.displayName = 'Table';

function Arranging(props: TableProps<Row>) {
  const [layout, setLayout] = useState<ColumnLayout>({
    order: ['name', 'time', 'state'],
    hidden: new Set(['folder', 'owner']),
  });
  return (
    <>
      <FilterBar
        end={
          <ColumnSettings
            columns={wide.map(({ id, title }) => ({ id, title, locked: id === 'name' }))}
            layout={layout}
            onChange={setLayout}
          />
        }
      />
      <Table {...props} columns={arrangeColumns(wide, layout)} />
    </>
  );
}

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
      <SelectionBar count={2} all={{ count: 47, pending: false, onChoose: fn() }} onClear={fn()}>
        <Button tone="danger">删除</Button>
      </SelectionBar>
      <Table {...args} />
      <Pagination page={2} total={47} onChange={fn()} />
    </Stack>
  ),
};

export const Sorted: Story = {
  args: {
    columns: wide.filter(({ id }) => ['name', 'state', 'size', 'time'].includes(id)),
    actions: rowMenu,
  },
  render: (args) => <Sorting {...args} />,
};

export const StickyColumns: Story = {
  args: {
    columns: wide,
    sticky: 'ends',
    actions: rowMenu,
    selection: { ids: new Set(['2']), onChange: fn() },
  },
  play: ({ canvas }) => {
    canvas.getByRole('group', { name: '知识文件' }).scrollLeft = 160;
  },
};

export const RowActions: Story = {
  args: { actions: rowMenu },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '接线图.pdf的更多操作' }));
  },
};

/** The whole row presses the link of its name. */
export const WholeRows: Story = {
  args: { rowHref: ({ id }) => `#${id}`, selection: { ids: new Set(['2']), onChange: fn() }, actions: rowMenu },
};

export const Columns: Story = {
  render: (args) => <Arranging {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const NoRows: Story = { args: { rows: [] } };

export const Phone: Story = {
  args: {
    columns: wide.filter(({ id }) => id !== 'folder'),
    selection: { ids: new Set(['2']), onChange: fn() },
    actions: rowMenu,
  },
  render: (args) => <Sorting {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const PhoneScrolling: Story = {
  args: { sticky: 'first', narrow: 'scroll' },
  globals: { viewport: { value: 'phone' } },
};

import { messages, type WeKfReceptionist } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Status } from '@tinystar/ui';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { WeKfDialog } from './WeKfDialog.tsx';
import { WeKfList, type WeKfListProps } from './WeKfList.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');
const rows: WeKfReceptionist[] = ['林知夏', '周屿', 'Amy'].map((name, at) => ({
  id: id(at),
  name,
  expired_at: at === 1 ? null : Date.parse('2027-06-01T00:00:00+08:00'),
}));
const people: WeKfListProps<WeKfReceptionist> = {
  title: copy.people.title('售前客服'),
  back: { label: copy.people.back, onPress: fn() },
  list: { kind: 'ready', data: { rows, count: 13 } },
  failed: copy.people.failed,
  empty: copy.people.empty,
  columns: [
    { id: 'name', title: copy.people.columns.name, cell: ({ name }) => name },
    {
      id: 'status',
      title: copy.people.columns.status,
      width: 7,
      cell: ({ expired_at: until }) => (
        <Status tone={until === null ? 'warning' : 'quiet'}>
          {until === null ? copy.people.expired : copy.people.inUse}
        </Status>
      ),
    },
  ],
  rowId: (row) => row.id,
  rowName: ({ name }) => name,
  actions: () => (
    <Button tone="danger" emphasis="quiet" size="sm">
      {copy.people.remove}
    </Button>
  ),
  search: { label: copy.people.search, value: '', onChange: fn() },
  end: (
    <Button tone="accent" emphasis="solid">
      {copy.people.add}
    </Button>
  ),
  page: 1,
  onPage: fn(),
  onRetry: fn(),
};

const waiting = { configured: true, corpId: null, keywords: [], problem: '', updatedAt: 0 };
const authorised = {
  configured: true,
  corpId: 'ww7c2e98f1d3b500e4',
  keywords: ['转人工', '人工客服'],
  problem: '',
  updatedAt: Date.UTC(2026, 0),
};

const meta = {
  title: 'features/channels/WeKfDialog',
  component: WeKfDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    setting: { kind: 'ready', data: authorised },
    tab: 'install',
    opened: authorised,
    making: false,
    saving: false,
    children: <WeKfList {...people} />,
    onTab: fn(),
    onMakeLink: fn(),
    onSave: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WeKfDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tab: 'manage' } };

/** Nothing but the installation before an enterprise has authorised the app. */
export const Unauthorised: Story = {
  args: { setting: { kind: 'ready', data: waiting } },
  play: async ({ args }) => {
    await expect(screen.getAllByRole('tab')).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: copy.install.make }));
    await expect(args.onMakeLink).toHaveBeenCalled();
  },
};

/** The operator has not set up the app: no button that can only fail. */
export const NotSetUp: Story = {
  args: { setting: { kind: 'ready', data: { ...waiting, configured: false } } },
  play: async () => {
    await screen.findByText(copy.install.missing.title);
    await expect(screen.queryByRole('button', { name: copy.install.make })).toBeNull();
  },
};

export const WaitingForInstallation: Story = {
  args: {
    setting: { kind: 'ready', data: waiting },
    link: 'https://open.work.weixin.qq.com/3rdapp/install?suite_id=ww4f0c9a2b7d18e653&pre_auth_code=Cx_Dow&state=0c2f7d9be41a4c56b8d3e1f09a7b6c54',
  },
};

/** The enterprise serves another assistant already. */
export const Taken: Story = {
  args: { setting: { kind: 'ready', data: { ...waiting, problem: '该企业微信已关联其他助手' } } },
};

export const Authorised: Story = {};

export const Keywords: Story = {
  args: { tab: 'keywords' },
  play: async ({ args }) => {
    const input = await screen.findByRole('textbox', { name: copy.keywords.label });
    await userEvent.type(input, '转人工{Enter}');
    await screen.findByText('关键词已存在');
    await userEvent.clear(input);
    await userEvent.type(input, '真人{Enter}');
    await userEvent.click(screen.getByRole('button', { name: copy.keywords.save }));
    await expect(args.onSave).toHaveBeenCalledWith([...authorised.keywords, '真人']);
  },
};

export const EmptyList: Story = {
  args: { tab: 'manage', children: <WeKfList {...people} list={{ kind: 'ready', data: { rows: [], count: 0 } }} /> },
};

export const NoMatch: Story = {
  args: {
    tab: 'manage',
    children: (
      <WeKfList
        {...people}
        search={{ ...people.search!, value: '储能' }}
        list={{ kind: 'ready', data: { rows: [], count: 0 } }}
      />
    ),
  },
};

export const ListFailed: Story = {
  args: {
    tab: 'manage',
    children: <WeKfList {...people} list={{ kind: 'failed', message: messages.network }} />,
  },
};

export const LongText: Story = {
  args: {
    tab: 'manage',
    children: (
      <WeKfList
        {...people}
        title={copy.people.title('名字很长的客服'.repeat(6))}
        list={{
          kind: 'ready',
          data: { rows: rows.map((row) => ({ ...row, name: '名字很长的接待人员'.repeat(6) })), count: 3 },
        }}
      />
    ),
  },
};

export const Loading: Story = { args: { setting: { kind: 'loading' } } };

export const Failed: Story = { args: { setting: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { setting: denied } };

export const Phone: Story = { args: { tab: 'manage' }, globals: { viewport: { value: 'phone' } } };

import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { copy } from './copy.ts';
import { importResult } from './fixtures.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportResultDialog } from './ImportResultDialog.tsx';
import { InviteLinkDialog, type InviteLinkDialogProps } from './InviteLinkDialog.tsx';

const meta = {
  title: 'features/enterprise/MemberDialogs',
  component: AddMemberDialog,
  parameters: { layout: 'fullscreen' },
  args: { manager: 'owner', pending: false, onClose: fn(), onAdd: fn(), onEdit: fn() },
} satisfies Meta<typeof AddMemberDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const type =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: copy.add.phone }), text);
  };

export const Add: Story = { play: type('13800006021') };

export const AddWrongNumber: Story = {
  play: async (context) => {
    await type('1380000602{Enter}')(context);
    await screen.findByText(copy.add.wrongPhone);
  },
};

export const AddByAdmin: Story = { args: { manager: 'admin' } };

export const AddRefused: Story = { args: { error: '该用户已是企业成员' }, play: type('13800006021') };

export const AddOnPhone: Story = { globals: phone };

const importing = { onClose: fn(), onTemplate: fn(), onFile: fn() };

export const Import: Story = { render: () => <ImportDialog {...importing} /> };

export const ImportUploading: Story = {
  render: () => <ImportDialog {...importing} uploading={{ name: '成员名单2026-11.xlsx', share: 0.6 }} />,
};

export const ImportRefused: Story = {
  render: () => <ImportDialog {...importing} error="表格中没有手机号，请按模板填写" />,
};

export const ImportOnPhone: Story = { ...Import, globals: phone };

const confirming = {
  fileName: '成员名单2026-11.xlsx',
  pending: false,
  downloading: false,
  onClose: fn(),
  onDownload: fn(),
  onConfirm: fn(),
};

export const Result: Story = { render: () => <ImportResultDialog {...confirming} result={importResult()} /> };

export const ResultAllGood: Story = {
  render: () => (
    <ImportResultDialog
      {...confirming}
      result={importResult({ total: 45, waitJoin: 0, joinable: 45, failed: 0, failedRows: [] })}
    />
  ),
};

export const ResultNobody: Story = {
  render: () => (
    <ImportResultDialog
      {...confirming}
      fileName="2026年第四季度新入职员工名单（含派遣与实习，最终版Final v3）.xlsx"
      result={importResult({ total: 3, waitJoin: 0, joinable: 0, users: [] })}
    />
  ),
};

export const ResultManyFailed: Story = {
  render: () => {
    const failedRows = Array.from({ length: 1_306 }, (_, index) => ({
      phoneNumber: String(1_861_204 + index),
      errorMessage: '手机号格式错误',
      status: 'invalid' as const,
    }));
    return (
      <ImportResultDialog {...confirming} pending result={importResult({ total: 1_351, failed: 1_306, failedRows })} />
    );
  },
};

export const ResultOnPhone: Story = { ...Result, globals: phone };

const inviting: InviteLinkDialogProps = {
  link: {
    kind: 'ready',
    data: {
      href: `https://tinystar.example/enterprise/invite/link?inviteLinkId=${'0123456789abcdef'.repeat(2)}`,
      expiresAt: Date.parse('2026-12-21T10:24:00+08:00'),
    },
  },
  renewing: false,
  onClose: fn(),
  onRetry: fn(),
  onRenew: () => Promise.resolve(),
};

export const Invite: Story = { render: () => <InviteLinkDialog {...inviting} /> };

export const InviteLoading: Story = { render: () => <InviteLinkDialog {...inviting} link={{ kind: 'loading' }} /> };

export const InviteFailed: Story = {
  render: () => <InviteLinkDialog {...inviting} link={{ kind: 'failed', message: messages.network }} />,
};

export const InviteRenewing: Story = {
  ...Invite,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.inviteLink.renew }));
  },
};

export const InviteOnPhone: Story = { ...Invite, globals: phone };

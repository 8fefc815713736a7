import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { CopyLinkDialog } from './CopyLinkDialog.tsx';

const meta = {
  title: 'features/assistants/CopyLinkDialog',
  component: CopyLinkDialog,
  args: {
    open: true,
    name: '设备维修助手',
    link: 'https://tinystar.example.com/b/0f3a7c1d9e2b4a6880f3a7c1d9e2b4a6',
    ssoLink: 'https://tinystar.example.com/sso/b/0f3a7c1d9e2b4a6880f3a7c1d9e2b4a6',
    onClose: fn(),
  },
} satisfies Meta<typeof CopyLinkDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SingleSignOn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('switch'));
  },
};
/** A deployment without single sign-on offers none. */
export const WithoutSso: Story = { args: { ssoLink: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

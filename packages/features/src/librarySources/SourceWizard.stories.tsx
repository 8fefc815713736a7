import { ApiError, errorCodes } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import type { Found } from './AccessStep.tsx';
import { credentialWords, placeWords } from './accessWords.ts';
import { copy, kindWords } from './copy.ts';
import { longName, source } from './fixtures.ts';
import { SourceWizard } from './SourceWizard.tsx';

const words = copy.wizard;
const { user: userName, password: passwordName } = credentialWords.webdav;
const found: Found = {
  count: 128,
  more: false,
  names: ['逆变器安装手册.pdf', '支架选型指南.pdf', '价格表.docx', `${longName}.pdf`],
  title: '产品资料',
};

const meta = {
  title: 'features/librarySources/SourceWizard',
  component: SourceWizard,
  args: {
    pending: false,
    onProbe: fn(() => Promise.resolve(found)),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SourceWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer takes pointers a moment after it is drawn. */
const user = userEvent.setup({ pointerEventsCheck: 0 });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const write = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);

const fill = async () => {
  await write('WebDAV地址', 'https://dav.jianguoyun.com/dav/产品资料/');
  await write(userName, 'wang@example.com');
  await user.type(screen.getByLabelText(passwordName), 'a1b2c3d4');
};

/** The kinds. */
export const Default: Story = {
  async play() {
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${kindWords.webdav.label}`) }));
  },
};

export const NoKind: Story = {
  async play() {
    await press(words.next);
  },
};

export const Access: Story = { args: { kind: 'webdav' }, tags: ['shot'] };

/** Where a bucket is, and its key pair. */
export const Store: Story = {
  args: { kind: 's3' },
  async play() {
    await write(words.address.s3.label, 'https://oss-cn-hangzhou.aliyuncs.com');
    await write(placeWords.bucket.label, 'company-docs');
    await write(placeWords.folder.label, '产品资料/手册');
  },
  tags: ['shot'],
};

/** Which branch and folder of a repository, and the token for it. */
export const Repository: Story = {
  args: { kind: 'git' },
  async play() {
    await write(words.address.git.label, 'https://gitee.com/company/handbook');
    await write(placeWords.branch.label, 'main');
    await write(placeWords.folder.label, '产品资料/手册');
  },
  tags: ['shot'],
};

/** What the repository says of the branch stands at its field. */
export const RepositoryRefused: Story = {
  args: {
    kind: 'git',
    onProbe: fn(() =>
      Promise.reject(
        new ApiError(
          { errorCode: errorCodes.invalidInput, errorMessage: '没有分支「main」，请填写已有的分支：develop、master' },
          400,
        ),
      ),
    ),
  },
  async play() {
    await write(words.address.git.label, 'https://gitee.com/company/handbook');
    await write(placeWords.branch.label, 'main');
    await press(words.test);
    await screen.findByText(/没有分支「main」/);
  },
};

/** Which page of a workspace, and the secret of the integration that it is shared with. */
export const Workspace: Story = {
  args: { kind: 'notion' },
  async play() {
    await write(placeWords.page.label, 'https://www.notion.so/Handbook-248104cd477e80fdb757e945d38000bd');
    await user.type(screen.getByLabelText(/^集成密钥/), 'ntn_a1b2c3d4');
  },
  tags: ['shot'],
};

/** What is to be done in Notion stands at the field of the page. */
export const WorkspaceRefused: Story = {
  args: {
    kind: 'notion',
    onProbe: fn(() =>
      Promise.reject(
        new ApiError(
          {
            errorCode: errorCodes.invalidInput,
            errorMessage: '没有页面共享给这个集成，请在Notion里打开要收录的页面，从右上角的“⋯”→“连接”里把它共享给集成',
          },
          400,
        ),
      ),
    ),
  },
  async play() {
    await user.type(await screen.findByLabelText(/^集成密钥/), 'ntn_a1b2c3d4');
    await press(words.test);
    await screen.findByText(/没有页面共享给这个集成/);
  },
};

/** What the store says of the key pair stands at its field. */
export const StoreRefused: Story = {
  args: {
    kind: 's3',
    onProbe: fn(() =>
      Promise.reject(
        new ApiError({ errorCode: errorCodes.invalidInput, errorMessage: 'AccessKey Secret不正确，请检查后重试' }, 400),
      ),
    ),
  },
  async play() {
    await write(words.address.s3.label, 'https://minio.example.com');
    await write(placeWords.bucket.label, 'docs');
    await write('AccessKey ID', 'reader');
    await user.type(screen.getByLabelText('AccessKey Secret'), 'a1b2c3d4');
    await press(words.test);
    await screen.findByText('AccessKey Secret不正确，请检查后重试');
  },
};

export const Found_: Story = {
  name: 'Found',
  args: { kind: 'webdav' },
  async play() {
    await fill();
    await press(words.test);
    await screen.findByText(words.found(128, false));
  },
  tags: ['shot'],
};

/** What the server says of an address that cannot be reached. */
export const Failed: Story = {
  args: {
    kind: 'webdav',
    onProbe: fn(() =>
      Promise.reject(
        new ApiError({ errorCode: errorCodes.invalidInput, errorMessage: '用户名或密码不正确，请检查后重试' }, 400),
      ),
    ),
  },
  async play() {
    await fill();
    await press(words.test);
    await screen.findByText('用户名或密码不正确，请检查后重试');
  },
};

export const Nothing: Story = {
  args: { kind: 'feed', onProbe: fn(() => Promise.resolve({ count: 0, more: false, names: [], title: '公告' })) },
  async play() {
    await write('订阅地址', 'https://www.example.com/rss.xml');
    await press(words.test);
    await screen.findByText(words.empty);
  },
};

export const Rules: Story = {
  args: { kind: 'webdav' },
  async play() {
    await fill();
    await press(words.test);
    await press(words.next);
  },
  tags: ['shot'],
};

/** The server refused it. */
export const Refused: Story = {
  args: { source: source(), error: '每个助手最多添加20个来源' },
  async play() {
    await press(words.next);
  },
};

export const Edit: Story = { args: { source: source() } };

export const Phone: Story = { args: { kind: 'webdav' }, globals: { viewport: { value: 'phone' } } };

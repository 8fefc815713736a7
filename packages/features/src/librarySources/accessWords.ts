import type { SourceKind, SourcePlace } from '@tinystar/contract';

/** What the credentials of a kind are called, and what is said of them. */
export interface CredentialWords {
  /** Left out where a password alone lets in; then there always is one. */
  user?: string;
  password: string;
  passwordHint: string;
  /** Where a password was typed alone; left out where that is nothing wrong. */
  noUser?: string;
  noPassword: string;
  passwordAgain: string;
}

/** The kinds that have credentials. */
export const credentialWords: Partial<Record<SourceKind, CredentialWords>> & {
  webdav: CredentialWords & { user: string };
} = {
  webdav: {
    user: '用户名',
    password: '密码',
    passwordHint: '建议使用网盘的应用密码，不使用登录密码',
    noPassword: '请输入密码',
    passwordAgain: '地址或用户名已改，请重新输入密码',
  },
  s3: {
    user: 'AccessKey ID',
    password: 'AccessKey Secret',
    passwordHint: '建议使用只能读取这个存储桶的密钥；存储桶允许公开读取时，两项都不填',
    noUser: '请输入AccessKey ID',
    noPassword: '请输入AccessKey Secret',
    passwordAgain: '接入地址或AccessKey ID已改，请重新输入AccessKey Secret',
  },
  git: {
    user: '用户名',
    password: '访问令牌',
    passwordHint: '建议使用只能读取这个仓库的令牌；公开的仓库，两项都不填；只有令牌的，用户名不填',
    noPassword: '请输入访问令牌',
    passwordAgain: '仓库地址或用户名已改，请重新输入访问令牌',
  },
  notion: {
    password: '集成密钥',
    passwordHint: '在Notion的集成设置里复制，以ntn_开头；要收录的页面须先共享给集成',
    noPassword: '请输入集成密钥',
    passwordAgain: '接口地址已改，请重新输入集成密钥',
  },
};

/** Where in a store or repository the files are. */
export const placeWords = {
  bucket: { label: '存储桶（Bucket）', hint: '接入地址已是存储桶自己的域名时不填' },
  branch: { label: '分支', hint: '如main、master；不填则收录默认分支' },
  folder: { label: '文件夹', hint: '只收录其中的文件，如资料/手册；不填则全部收录' },
  page: { label: '页面', hint: '页面或数据库的网址，只收录它和它下面的页面；不填则收录共享给集成的全部页面' },
  region: { label: '地域（Region）', hint: '不填则按接入地址判断，判断不出时用us-east-1' },
} as const satisfies Record<keyof SourcePlace, { label: string; hint: string }>;

/** Whether the address of a kind is one for programs, which opens for no person. */
export const isForPrograms = (kind: SourceKind): boolean => kind === 's3' || kind === 'notion';

/** The address that a kind has wherever it is not reached by another way. */
export const usualAddress: Partial<Record<SourceKind, string>> = { notion: 'https://api.notion.com' };

export type AccessField = 'address' | 'user' | 'password' | keyof SourcePlace;

/** The fields that a refusal speaks of, by words that stand in it; a refusal names no field. */
const spokenOf: Partial<Record<SourceKind, readonly (readonly [words: string, field: AccessField])[]>> = {
  webdav: [['密码', 'password']],
  s3: [
    ['AccessKey ID', 'user'],
    ['AccessKey Secret', 'password'],
    ['地域', 'region'],
    ['名称', 'bucket'],
  ],
  git: [
    ['仓库地址', 'address'],
    ['访问令牌', 'password'],
    ['文件夹', 'folder'],
    ['分支', 'branch'],
  ],
  notion: [
    ['接口地址', 'address'],
    ['集成密钥', 'password'],
    ['页面', 'page'],
  ],
};

/** Where a refusal stands: at the field that it speaks of, else at the address. */
export const fieldOf = (kind: SourceKind, refusal: string): AccessField =>
  spokenOf[kind]?.find(([words]) => refusal.includes(words))?.[1] ?? 'address';

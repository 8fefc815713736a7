import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorCodes, messages, operator } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { userEvent, within } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { sessionOf, SessionStage } from '../shared/testing/index.ts';
import type { copy } from './copy.ts';
import * as fixtures from './fixtures.ts';
import { OperatorPage } from './OperatorPage.tsx';

const listOf = <Row,>(rows: Row[]) => ({ rows, count: rows.length });

const answers = [
  ...mock.ok(operator.overview, fixtures.overview),
  ...mock.ok(operator.applications, listOf(fixtures.applications)),
  ...mock.ok(operator.jobs, listOf(fixtures.jobs)),
  ...mock.ok(operator.enterprises, listOf(fixtures.enterprises)),
  ...mock.ok(operator.assistants, listOf(fixtures.assistants)),
  ...mock.ok(operator.promotionUsers, listOf(fixtures.promotionUsers)),
  ...mock.ok(operator.site, { banner: null, publicServiceBot: '', publicServiceName: '', updatedAt: 0 }),
  ...mock.ok(operator.differences, listOf(fixtures.differences)),
  ...mock.ok(operator.blockedWords, { words: ['代开发票', '赌博网站', '违禁药'], updatedAt: 0 }),
  ...mock.ok(operator.blockedWordHits, listOf(fixtures.wordHits)),
  ...mock.ok(operator.acts, listOf(fixtures.acts)),
];

const meta = {
  title: 'features/operator/OperatorPage',
  component: OperatorPage,
  beforeEach: ({ msw }) => msw.use(...answers),
  render: (_, { parameters }) => (
    <SessionStage session={sessionOf()} address={String(parameters.address ?? '/operator')}>
      <OperatorPage />
    </SessionStage>
  ),
} satisfies Meta<typeof OperatorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (part: keyof typeof copy.parts) => ({ address: `/operator?tab=${part}` });

const press = async (name: string) => userEvent.click(await within(document.body).findByRole('button', { name }));

export const Default: Story = {};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(operator.overview, { ...fixtures.overview, openApplications: 0, failedJobs: 0, waitingJobs: 0 }),
      ...mock.ok(operator.applications, listOf([])),
      ...mock.ok(operator.jobs, listOf([])),
    ),
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mock.pending(operator.overview), ...mock.pending(operator.applications), ...mock.pending(operator.jobs)),
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.fail(operator.overview, errorCodes.unavailable, messages.unexpected),
      ...mock.fail(operator.applications, errorCodes.unavailable, messages.unexpected),
      ...mock.fail(operator.jobs, errorCodes.unavailable, messages.unexpected),
    ),
};

/** No operator any more. */
export const Denied: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.fail(operator.overview, errorCodes.forbidden, denied.message),
      ...mock.fail(operator.applications, errorCodes.forbidden, denied.message),
      ...mock.fail(operator.jobs, errorCodes.forbidden, denied.message),
    ),
};

export const LongText: Story = {
  beforeEach: ({ msw }) => msw.use(...mock.ok(operator.applications, listOf(fixtures.longApplications))),
};

export const Refuse: Story = { play: () => press('拒绝叶明哲的申请') };

/** An enterprise of one's own: asks for its name and how long it runs. */
export const Approve: Story = { play: () => press('通过叶明哲的申请') };

export const Enterprises: Story = { parameters: at('enterprises') };

/** Moves coins through the ledger. */
export const GiveCoins: Story = {
  parameters: at('enterprises'),
  play: () => press('加币江南法务'),
};

/** Confirmed with the name typed. */
export const Stop: Story = {
  parameters: at('enterprises'),
  play: () => press('停用江南法务'),
};

export const Assistants: Story = { parameters: at('assistants') };

/** Says what stops, and takes the reason that its makers are told. */
export const StopAssistant: Story = {
  parameters: at('assistants'),
  play: () => press(`停用${fixtures.assistants.find(({ status }) => status === 'enabled')!.name}`),
};

export const StopAssistantPhone: Story = { ...StopAssistant, globals: { viewport: { value: 'phone' } } };

export const Promotion: Story = { parameters: at('promotion') };

/** Orders about which payment and books differ, for a person to look at. */
export const Payments: Story = { parameters: at('payments') };

export const PaymentsEmpty: Story = {
  ...Payments,
  beforeEach: ({ msw }) => msw.use(...mock.ok(operator.differences, listOf([]))),
};

export const PaymentsPhone: Story = { ...Payments, globals: { viewport: { value: 'phone' } } };

/** The operator's list of words, and where they stood. */
export const Words: Story = { parameters: at('words') };

export const WordsEmpty: Story = {
  ...Words,
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(operator.blockedWords, { words: [], updatedAt: 0 }),
      ...mock.ok(operator.blockedWordHits, listOf([])),
    ),
};

export const WordsPhone: Story = { ...Words, globals: { viewport: { value: 'phone' } } };

export const Site: Story = { parameters: at('site') };

export const Acts: Story = { parameters: at('acts') };

const longName = '华晨精密制造（苏州工业园区）新能源装备与自动化系统集成股份有限公司华东分公司第二研究院';

export const EnterprisesLongText: Story = {
  parameters: at('enterprises'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(
        operator.enterprises,
        listOf(fixtures.enterprises.map((row) => ({ ...row, name: longName, coins: 12_480_000 }))),
      ),
    ),
};

export const AssistantsLongText: Story = {
  parameters: at('assistants'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(
        operator.assistants,
        listOf(
          fixtures.assistants.map((row) => ({
            ...row,
            name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
          })),
        ),
      ),
    ),
};

export const ActsLongText: Story = {
  parameters: at('acts'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...mock.ok(
        operator.acts,
        listOf(fixtures.acts.map((row) => ({ ...row, subject: longName, detail: `${longName}，${longName}` }))),
      ),
    ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EnterprisesPhone: Story = { ...Enterprises, globals: { viewport: { value: 'phone' } } };

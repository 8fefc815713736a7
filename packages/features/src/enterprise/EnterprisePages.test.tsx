import { closing, enterprise, errorCodes, joining, tenant } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { ReactNode } from 'react';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, SessionStage } from '../shared/testing/index.ts';
import { BrandPage } from './BrandPage.tsx';
import { EnterpriseInfoPage } from './EnterpriseInfoPage.tsx';
import { ledger, rights, sessionAs, tenantInfo } from './fixtures.ts';

const { worker, show: render } = createStage();

const show = (as: 'owner' | 'admin', node: ReactNode) => {
  worker.use(
    ...mock.ok(tenant.info, tenantInfo()),
    ...mock.ok(closing.state, { closesAt: null, owned: [] }),
    ...mock.ok(tenant.coins, { count: 12_432 }),
    ...mock.ok(enterprise.rights, rights),
    ...mock.ok(joining.mine, { rows: [] }),
    ...mock.ok(enterprise.ledger, { rows: ledger, count: ledger.length }),
  );
  render(<SessionStage session={sessionAs(as)}>{node}</SessionStage>);
};

test.each([
  ['owner', 1],
  ['admin', 0],
] as const)('the %s sees balance, ledger and rights; topping up is the owner’s', async (as, buttons) => {
  show(as, <EnterpriseInfoPage onRecharge={() => undefined} onHandedOver={() => undefined} />);
  await expect.element(page.getByText('开通企业赠送')).toBeVisible();
  await expect.element(page.getByText('1,306 / 5,000')).toBeVisible();
  expect(page.getByRole('button', { name: '充值', exact: true }).elements().length).toBe(buttons);
  expect(page.getByRole('button', { name: '注销企业' }).elements().length).toBe(buttons);
});

test('where coins are bought an old link to the application opens the page alone', async () => {
  const before = location.href;
  history.replaceState(null, '', '?topUp=yes');
  try {
    show('owner', <EnterpriseInfoPage onRecharge={() => undefined} onHandedOver={() => undefined} />);
    await expect.element(page.getByRole('button', { name: '充值', exact: true })).toBeVisible();
    await expect.element(page.getByText('开通企业赠送')).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
  } finally {
    history.replaceState(null, '', before);
  }
});

test('an enterprise keeps what was typed when saving is refused, and needs a name', async () => {
  show('owner', <EnterpriseInfoPage onRecharge={undefined} onHandedOver={() => undefined} />);
  const name = page.getByRole('textbox', { name: /^企业名称/ });
  await userEvent.fill(name, '');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByText('企业名称不符，必须是由1-50个字符组成')).toBeVisible();
  await expect.element(name).toHaveFocus();
  worker.use(...mock.fail(enterprise.update, errorCodes.unavailable, '服务暂时不可用'));
  await userEvent.fill(name, '华晨集团');
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByText('服务暂时不可用')).toBeVisible();
  await expect.element(name).toHaveValue('华晨集团');
});

test('the brand shows in the preview while it is typed, and saving says 修改成功', async () => {
  show('owner', <BrandPage />);
  worker.use(...mock.ok(enterprise.update, {}));
  const preview = page.getByRole('figure', { name: '公开对话页的顶部' });
  await expect.element(preview.getByText('售后服务助手')).toBeVisible();
  await userEvent.click(page.getByRole('switch'));
  await expect.element(preview.getByText('华晨精密', { exact: true })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^品牌名称/ }), '华晨客服');
  await expect.element(preview.getByText('华晨客服')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  await expect.element(page.getByText('修改成功')).toBeVisible();
});

test.each([
  [true, '企业已停用，请尽快续费'],
  [false, '当前企业已经停用，请联系管理员续费'],
] as const)(
  'a stopped enterprise sees its brand behind a gate that leads on (creator: %s)',
  async (isCreator, title) => {
    show('owner', <BrandPage />);
    worker.use(...mock.ok(tenant.info, { ...tenantInfo(), status: 'stopped', isCreator }));
    await expect.element(page.getByRole('region', { name: title })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '升级权益' })).toBeVisible();
    // What lies behind is out of reach.
    expect(page.getByRole('switch').element().closest('[inert]')).not.toBeNull();
  },
);

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { HoverCard } from './HoverCard.tsx';

test('the look ahead comes with focus and goes by Esc; a press does the main work (WCAG content on hover or focus)', async () => {
  const onPress = vi.fn();
  mount(
    <HoverCard trigger={<Button onPress={onPress}>第12页</Button>}>
      <p>接入前的电压检查</p>
    </HoverCard>,
  );
  await userEvent.tab();
  await expect.element(page.getByText('接入前的电压检查')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('接入前的电压检查')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
});

test('a card dismissed by Esc under a resting pointer stays away until its trigger is focused again', async () => {
  mount(
    <>
      <HoverCard trigger={<Button>第12页</Button>}>
        <p>接入前的电压检查</p>
      </HoverCard>
      <Button>后面</Button>
    </>,
  );
  const card = page.getByText('接入前的电压检查');
  await userEvent.tab();
  await expect.element(card).toBeVisible();
  // What the browser tells of a card that appears under the pointer, and Esc before the delay of opening is over.
  card.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.element(card).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(card).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(card).toBeVisible();
});

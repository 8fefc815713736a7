import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { FloatMenu } from '../FloatMenu/FloatMenu.tsx';
import { CircleHelp } from '../icons.ts';
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ResponsiveDrawer } from '../ResponsiveDrawer/ResponsiveDrawer.tsx';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mount } from './mount.tsx';

interface Shown {
  open: boolean;
  onClose: () => void;
}

const ignore = () => undefined;
const title = '设置';
const places = [
  { value: 'bj', label: '北京市' },
  { value: 'sh', label: '上海市' },
];
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;

/** Layers that a button elsewhere on the page opens. */
const apart: Record<string, (shown: Shown) => ReactNode> = {
  dialog: (shown) => (
    <Dialog {...shown} title={title}>
      <TextInput label="名称" value="" onChange={ignore} />
    </Dialog>
  ),
  'confirm dialog': ({ open, onClose }) => (
    <ConfirmDialog open={open} onCancel={onClose} onConfirm={onClose} title={title} />
  ),
  drawer: (shown) => (
    <Drawer {...shown} title={title}>
      内容
    </Drawer>
  ),
  'drawer beside the page': (shown) => (
    <Drawer {...shown} modal={false} title={title}>
      内容
    </Drawer>
  ),
  'responsive drawer on a phone': (shown) => (
    <ResponsiveDrawer {...shown} title={title}>
      内容
    </ResponsiveDrawer>
  ),
  'command palette': (shown) => (
    <CommandPalette {...shown} groups={[{ title, commands: [{ id: 'home', label: '首页', onSelect: ignore }] }]} />
  ),
  'image preview': ({ open, onClose }) => (
    <ImagePreview
      images={[{ src: picture, name: title }]}
      index={open ? 0 : null}
      onIndexChange={ignore}
      onClose={onClose}
    />
  ),
};

/** Layers that come with their own button. */
const attached: Record<string, () => ReactNode> = {
  menu: () => <Menu trigger={<Button>打开</Button>} groups={[[{ id: 'rename', label: '重命名' }]]} />,
  'float menu': () => (
    <FloatMenu label="打开" items={[{ id: 'manual', label: '手册', icon: CircleHelp, onSelect: ignore }]} />
  ),
  popover: () => (
    <Popover label={title} trigger={<Button>打开</Button>}>
      <Button>好的</Button>
    </Popover>
  ),
  select: () => <Select label="打开" options={places} value="bj" onChange={ignore} />,
  'combo box': () => <ComboBox label="打开" options={places} value="bj" onChange={ignore} />,
  'date range': () => <DateRangePicker label="打开" value={null} onChange={ignore} />,
  colour: () => <ColorPicker label="打开" value="#00BB93" onChange={ignore} />,
};

const onPhone = new Set(['responsive drawer on a phone', 'float menu']);
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const openLayers = () =>
  [...document.querySelectorAll(layers)].filter((layer) => (layer as HTMLElement).dataset.state !== 'closed');

/** A layer says its last word a turn after it is gone from the document. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

const opened = vi.fn();

function Page({ layer }: { layer: (shown: Shown) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = () => {
    opened();
    setOpen(true);
  };
  return (
    <>
      <Button onPress={show}>打开</Button>
      {layer({ open, onClose: () => setOpen(false) })}
    </>
  );
}

function Question({ onSend }: { onSend: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextInput label="问题" value={text} onChange={setText} />
    </form>
  );
}

const field = page.getByRole('textbox', { name: '问题', includeHidden: true });
const name = /^打开/;
const button = page
  .getByRole('button', { name, includeHidden: true })
  .or(page.getByRole('combobox', { name, includeHidden: true }))
  .first();

const every = [
  ...Object.entries(apart).map(([kind, layer]) => [kind, () => <Page layer={layer} />] as const),
  ...Object.entries(attached),
];

/** Shows a layer beside a question and opens it, and waits until it has the focus; answers what sends the question. */
const open = async (kind: string, node: () => ReactNode) => {
  await page.viewport(onPhone.has(kind) ? 390 : 1280, 800);
  opened.mockClear();
  const onSend = vi.fn();
  mount(
    <>
      <Question onSend={onSend} />
      {node()}
    </>,
  );
  await userEvent.click(button);
  await expect.poll(() => openLayers().length).toBeGreaterThan(0);
  // The list of a combo box leaves the focus to the field.
  if (kind !== 'combo box')
    await expect.poll(() => openLayers().some((layer) => layer.contains(document.activeElement))).toBe(true);
  return onSend;
};

test.each(every)(
  'what is typed while a layer fades out arrives where it is typed, and opens nothing: %s',
  async (kind, node) => {
    const onSend = await open(kind, node);
    await userEvent.keyboard('{Escape}');
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('年假');
    await expect.poll(() => document.querySelectorAll(layers).length).toBe(0);
    await settled();
    await userEvent.keyboard('几天{Enter}');
    await expect.element(field).toHaveValue('年假几天');
    expect(onSend).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field.element());
    expect(opened.mock.calls.length).toBeLessThanOrEqual(1);
    expect(openLayers()).toEqual([]);
  },
);

test.each(every)(
  'Escape gives the focus back at once, to a button that is not hidden, and there it stays: %s',
  async (kind, node) => {
    await open(kind, node);
    await userEvent.keyboard('{Escape}');
    // Before it has faded out.
    expect(document.activeElement).toBe(button.element());
    expect(document.activeElement!.closest('[aria-hidden="true"]')).toBeNull();
    await expect.poll(() => document.querySelectorAll(layers).length).toBe(0);
    await settled();
    expect(document.activeElement).toBe(button.element());
    expect(document.querySelector('[data-aria-hidden]')).toBeNull();
  },
);

test('opened again while it fades out, a dialog takes the focus in again', async () => {
  await open('dialog', () => <Page layer={apart.dialog!} />);
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.poll(() => openLayers()[0]?.contains(document.activeElement)).toBe(true);
  expect(opened).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button.element());
});

test('whoever presses beside a menu keeps the focus there', async () => {
  await open('menu', attached.menu!);
  await userEvent.click(document.documentElement, { position: { x: 600, y: 600 } });
  await expect.poll(() => document.querySelectorAll(layers).length).toBe(0);
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('a panel beside the page gives the focus back to what opened it', async () => {
  await page.viewport(1280, 800);
  const panel = page.getByRole('complementary', { name: title });
  mount(
    <Page
      layer={(shown) => (
        <ResponsiveDrawer {...shown} title={title}>
          内容
        </ResponsiveDrawer>
      )}
    />,
  );
  for (let time = 0; time < 2; time++) {
    await userEvent.click(button);
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await expect.element(panel).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button.element());
  }
});

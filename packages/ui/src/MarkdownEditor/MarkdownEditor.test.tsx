import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { MarkdownEditor, type MarkdownEditorProps } from './MarkdownEditor.tsx';

function Live({ value: first = '', onChange, ...rest }: Partial<MarkdownEditorProps>) {
  const [value, setValue] = useState(first);
  return (
    <MarkdownEditor
      {...rest}
      label="回复内容"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
const area = () => page.getByRole('textbox', { name: '回复内容' });
const field = () => area().element() as HTMLTextAreaElement;
const select = (start: number, end: number) => {
  field().focus();
  field().setSelectionRange(start, end);
};
const png = (name = '示意图.png') => new File(['x'], name, { type: 'image/png' });
const paste = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

test('shortcuts mark the selection, and undo takes it back as if it were typed', async () => {
  mount(<Live value="先断开组串" />);
  select(1, 3);
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.element(area()).toHaveValue('先**断开**组串');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(area()).toHaveValue('先断开组串');
});

test('the commands are one stop of Tab and arrow keys move among them (APG toolbar)', async () => {
  mount(<Live value="要点" />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '粗体（Ctrl+B）' })).toHaveFocus();
  // The focus moves a task after the key: a second key sent within that task would start from the old button.
  for (const name of ['斜体（Ctrl+I）', '标题', '列表']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(area()).toHaveValue('- 要点');
  await expect.element(area()).toHaveFocus();
  await userEvent.keyboard('{Enter}第二');
  await expect.element(area()).toHaveValue('- 要点\n- 第二');
});

test('the preview shows what was written, live', async () => {
  mount(<Live value="**断开**组串" />);
  await userEvent.click(page.getByRole('button', { name: '预览' }));
  const preview = page.getByRole('region', { name: '预览' });
  await expect.element(preview.getByText('断开')).toBeVisible();
  expect(preview.element().querySelector('strong')?.textContent).toBe('断开');
});

test('a pasted picture becomes its address where it was put, whatever is written meanwhile', async () => {
  let finish: (url: string) => void = () => undefined;
  const onBusyChange = vi.fn();
  mount(
    <Live
      value="见图"
      onBusyChange={onBusyChange}
      onUpload={() => new Promise<string>((resolve) => (finish = resolve))}
    />,
  );
  select(2, 2);
  paste(png());
  await expect.element(page.getByText('正在上传1张图片')).toBeVisible();
  await expect.poll(() => onBusyChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('完');
  finish('/files/a.png');
  await expect.element(area()).toHaveValue('见图\n![示意图](/files/a.png)\n完');
  expect(field().selectionStart).toBe(field().value.length);
  await expect.poll(() => onBusyChange).toHaveBeenLastCalledWith(false);
});

test('a failed picture leaves no trace but the reason; other kinds are not sent', async () => {
  const onUpload = vi.fn(() => Promise.reject(new Error('offline')));
  mount(<Live value="见图" onUpload={onUpload} />);
  select(2, 2);
  paste(png());
  await expect.element(page.getByText('示意图.png上传失败，请重试')).toBeVisible();
  await expect.element(area()).not.toHaveValue(expect.stringContaining('上传中'));
  paste(new File(['x'], '录像.mp4', { type: 'video/mp4' }));
  await expect.element(page.getByText('录像.mp4不是png或jpg图片')).toBeVisible();
  expect(onUpload).toHaveBeenCalledOnce();
});

test('counts code points up to 3000 and never cuts', async () => {
  mount(<Live value={'𠮷'.repeat(3001)} />);
  await expect.element(page.getByText('3001 / 3000')).toBeVisible();
});

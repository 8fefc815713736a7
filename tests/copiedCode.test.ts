import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { copiedCode } from '../.storybook/docs/copiedCode.ts';

test('what the built Storybook prints of a story compiles when it is copied', () => {
  const printed = `<Dialog
  footer={<><Button onPress={function tX(){return {a:"}"}}}>取消</Button></>}
  icon={{$$typeof: Symbol(react.forward_ref), displayName: 'Moon', render: function render(a, b) { return a }}}
  items={[{ icon: { $$typeof: Symbol(react.forward_ref), displayName: 'Sun', render: () => null }, id: '1' }]}
  file={[object File]}
  onClose={async (event, { id }) => { await close(id); }}
  open
/>`;
  const copied = copiedCode(printed);
  expect(copied).toBe(`<Dialog
  footer={<><Button onPress={() => {}}>取消</Button></>}
  icon={Moon}
  items={[{ icon: Sun, id: '1' }]}
  file={file}
  onClose={() => {}}
  open
/>`);
  expect(parseSync('a.tsx', copied).errors).toEqual([]);
  expect(parseSync('a.tsx', printed).errors.length).toBeGreaterThan(0);
});

test('functions in what is given to a prop lose their bodies too, and answer with something to show', () => {
  const printed = `<Table
  columns={[
    {
      cell: function tX(){},
      id: 'name',
      onSort: async (event) => { await sort(event, { up: ")" }); }
    },
    { cell: ({ name }) => shown(name, [1, 2]), id: 'size' }
  ]}
  rowId={(row) => row.id}
/>`;
  const copied = copiedCode(printed);
  expect(copied).toBe(`<Table
  columns={[
    {
      cell: () => '',
      id: 'name',
      onSort: () => {}
    },
    { cell: () => '', id: 'size' }
  ]}
  rowId={() => ''}
/>`);
  expect(parseSync('a.tsx', copied).errors).toEqual([]);
});

test('text without functions stays as it is', () => {
  const code = '<Text tone="secondary">{"a => b"} {{ a: 1 }}</Text>';
  expect(copiedCode(code)).toBe(code);
});

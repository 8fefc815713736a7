import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Avatar, Button, Dialog, Field, Menu, Table, TextInput, ThemeScope } from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { Markdown } from '@tinystar/ui/markdown';
import '@tinystar/ui/styles.css';

function App() {
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="accent" emphasis="solid" icon={Plus} onPress={() => setOpen(true)}>
        新建知识库
      </Button>
      <Button onPress={() => field.current?.focus()}>去填写</Button>
      <Field label="名称" required>
        <TextInput ref={field} value={name} onChange={setName} limit={20} />
      </Field>
      <ThemeScope theme="dark">
        <Menu
          trigger={<Button>更多操作</Button>}
          groups={[[{ id: 'rename', label: '重命名', onSelect: () => setDone('重命名') }]]}
        />
      </ThemeScope>
      <Avatar name="小星" id="a1" />
      <Table
        caption="文档"
        rows={[{ id: '1', title: '安装手册' }]}
        rowId={(row) => row.id}
        empty={null}
        columns={[{ id: 'title', title: '标题', cell: (row) => row.title }]}
      />
      <Markdown text={'**重点**：先断电，再接线。'} />
      <Dialog open={open} onClose={() => setOpen(false)} title="新建知识库">
        给它起一个名字。
      </Dialog>
      <output>{done}</output>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

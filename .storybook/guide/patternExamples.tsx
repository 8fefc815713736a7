import { useState } from 'react';
import {
  Button,
  Empty,
  Field,
  FilterBar,
  Inline,
  List,
  ListItem,
  Progress,
  SearchInput,
  SelectionBar,
  Stack,
  Status,
  Stepper,
  Table,
  Text,
  TextArea,
  TextInput,
  toast,
} from '@tinystar/ui';

/** Says what is missing once its field was left, and takes the focus to the first of them when it is sent. */
export function FormExample() {
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const leave = (field: string) => setLeft((now) => new Set(now).add(field));
  const errors = { name: name.trim() ? undefined : '请填写名称', about: about.trim() ? undefined : '请填写简介' };
  const send = (form: HTMLFormElement) => {
    setLeft(new Set(['name', 'about']));
    const missing = errors.name ? 'name' : errors.about ? 'about' : undefined;
    if (missing) form.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
    else toast('已保存');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <Stack gap={20}>
        <Field
          label="名称"
          hint="2到20个字，别人靠它找到助手"
          required
          error={left.has('name') ? errors.name : undefined}
        >
          <TextInput name="name" value={name} onChange={setName} onBlur={() => leave('name')} limit={20} />
        </Field>
        <Field label="简介" required error={left.has('about') ? errors.about : undefined}>
          <TextArea name="about" value={about} onChange={setAbout} onBlur={() => leave('about')} limit={200} />
        </Field>
        <Inline gap={8} justify="end">
          <Button type="submit" tone="accent" emphasis="solid">
            保存
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface File {
  id: string;
  name: string;
  time: string;
}

const files: readonly File[] = [
  { id: '1', name: '安装手册.pdf', time: '2026-11-20 18:32' },
  { id: '2', name: '接线图.pdf', time: '2026-11-21 09:41' },
  { id: '3', name: '常见故障与处理.docx', time: '2026-11-21 09:58' },
];

/** Filters by name; what is chosen can be moved or removed at once. */
export function ListExample() {
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(files);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = kept.filter(({ name }) => name.includes(words.trim()));
  const remove = () => {
    const before = kept;
    setKept(kept.filter(({ id }) => !ids.has(id)));
    setIds(new Set());
    toast(`已移除${ids.size}个文件`, { action: (dismiss) => undo(() => setKept(before), dismiss) });
  };
  const search = (value: string) => {
    setWords(value);
    // What is no longer seen must not be removed with the rest.
    setIds(new Set());
  };
  return (
    <Stack gap={12}>
      {ids.size > 0 ? (
        <SelectionBar count={ids.size} onClear={() => setIds(new Set())}>
          <Button tone="danger" onPress={remove}>
            移除
          </Button>
        </SelectionBar>
      ) : (
        <FilterBar search={<SearchInput label="查找文件" placeholder="查找文件" value={words} onChange={search} />} />
      )}
      <Table
        caption="知识文件"
        columns={[
          { id: 'name', title: '文件名', cell: ({ name }) => name },
          { id: 'time', title: '上传时间', cell: ({ time }) => time, align: 'end', width: 11 },
        ]}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selection={{ ids, onChange: setIds }}
        empty={
          <Empty
            kind="noMatch"
            title="没有符合条件的文件"
            action={<Button onPress={() => search('')}>清除筛选</Button>}
          />
        }
      />
    </Stack>
  );
}

const undo = (back: () => void, dismiss: () => void) => (
  <Button
    size="sm"
    onPress={() => {
      back();
      dismiss();
    }}
  >
    撤销
  </Button>
);

/** Removes at once and offers the way back. */
export function UndoExample() {
  const [kept, setKept] = useState(files);
  const remove = ({ id, name }: File) => {
    const before = kept;
    setKept(kept.filter((file) => file.id !== id));
    toast(`已移除“${name}”`, { action: (dismiss) => undo(() => setKept(before), dismiss) });
  };
  return (
    <List label="知识文件">
      {kept.map((file) => (
        <ListItem key={file.id} title={file.name} end={<Button onPress={() => remove(file)}>移除</Button>} />
      ))}
    </List>
  );
}

/** A job of many parts: what is done stays done when it is interrupted. */
export function JobExample() {
  const total = 12;
  const [done, setDone] = useState(4);
  const [isStopped, setStopped] = useState(false);
  return (
    <Stack gap={12}>
      <Status tone={isStopped ? 'waiting' : done === total ? 'success' : 'info'}>
        {isStopped ? '已暂停' : done === total ? '训练完成' : '训练中'}
      </Status>
      <Progress label="训练进度" value={done / total} />
      <Text tone="secondary" numeric>
        {`第${done}个，共${total}个；可以离开本页，完成后会通知你`}
      </Text>
      <Inline gap={8}>
        <Button disabled={isStopped || done === total} onPress={() => setDone(done + 1)}>
          训练下一个
        </Button>
        <Button onPress={() => setStopped(!isStopped)}>{isStopped ? '继续' : '暂停'}</Button>
      </Inline>
    </Stack>
  );
}

const steps = [
  { id: 'kind', title: '选择类型' },
  { id: 'files', title: '上传文件' },
  { id: 'name', title: '起名' },
];

/** Steps that can be returned to; the last button names the result. */
export function WizardExample() {
  const [at, setAt] = useState(1);
  const isLast = at === steps.length - 1;
  return (
    <Stack gap={20}>
      <Stepper
        label="创建助手"
        steps={steps}
        current={steps[at]!.id}
        onReturn={(id) => setAt(steps.findIndex((step) => step.id === id))}
      />
      <Text>{`第${at + 1}步：${steps[at]!.title}`}</Text>
      <Inline gap={8} justify="end">
        <Button disabled={at === 0} onPress={() => setAt(at - 1)}>
          上一步
        </Button>
        <Button tone="accent" emphasis="solid" onPress={() => (isLast ? toast('已创建助手') : setAt(at + 1))}>
          {isLast ? '创建助手' : '下一步'}
        </Button>
      </Inline>
    </Stack>
  );
}

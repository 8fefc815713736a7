// The line under each `expect-error` must not compile, and no other line may fail.
import { Avatar, Button, Dialog, Select, Table, TextInput } from '@tinystar/ui';
// expect-error: there is no such drawing
import { NoSuchIcon } from '@tinystar/ui/icons';

export const wrong = [
  // expect-error: a tone that is not in the map
  <Button key="1" tone="purple">
    存
  </Button>,
  // expect-error: looks are not given from outside
  <Button key="2" className="mine">
    存
  </Button>,
  // expect-error: variation is a word, not a switch
  <Button key="3" emphasis={true}>
    存
  </Button>,
  // expect-error: a size that is not in the map
  <Avatar key="4" name="小星" size="xxl" />,
  // expect-error: text is text
  <TextInput key="5" value={1} onChange={() => {}} />,
  // expect-error: a dialog has a name
  <Dialog key="6" open onClose={() => {}}>
    没有标题
  </Dialog>,
  // expect-error: an option has a label
  <Select key="7" value="a" onChange={() => {}} options={[{ value: 'a' }]} />,
  // expect-error: a table has columns
  <Table key="8" caption="文档" rows={[]} />,
  NoSuchIcon,
];

/** Words of what is shown when somebody else has saved a form meanwhile. */
export const copy = {
  title: '内容已被修改',
  text: '您编辑期间有人保存了同一份内容，您的修改还没有保存，内容都在',
  theirs: '对方保存的',
  mine: '我填写的',
  empty: '未填写',
  kept: (labels: string) => `对方还修改了${labels}，您没有改动，保存后保留对方的内容`,
  back: '继续编辑',
  takeTheirs: '采用对方的内容',
  keepMine: '保存我的修改',
  gone: '内容已被删除',
  goneText: '您编辑期间有人删除了它，您填写的内容没有保存，都在下面',
  on: '开启',
  off: '关闭',
} as const;

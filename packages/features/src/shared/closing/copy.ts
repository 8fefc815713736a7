import { constants, type Closable } from '@tinystar/contract';

const days = constants.CLOSING_DAYS;

/** Every word about leaving for good. */
export const closingCopy = {
  title: { account: '注销账号', enterprise: '注销企业' } satisfies Record<Closable, string>,
  note: {
    account: `删除账号和其中的全部内容，提交后${days}天内可以撤销`,
    enterprise: `删除企业和其中的全部内容，提交后${days}天内可以撤销`,
  } satisfies Record<Closable, string>,
  planned: (day: string) => `将于${day}注销，在此之前可以撤销`,
  action: { account: '注销', enterprise: '注销企业' } satisfies Record<Closable, string>,
  look: '查看',
  text: {
    account: [
      '您创建的助手、文档和问答会被删除，正在使用它们的人不能再访问',
      `对话记录和${constants.COIN_NAME}会被删除，${constants.COIN_NAME}不退还`,
      '您会退出加入的所有企业，您在企业中创建的内容归企业所有',
    ],
    enterprise: [
      '企业的助手、文档、问答和展厅会被删除，公开的链接不能再访问',
      `企业的对话记录、报表和${constants.COIN_NAME}会被删除，套餐和${constants.COIN_NAME}不退还`,
      '所有成员会失去企业身份，成员自己的账号不受影响',
    ],
  } satisfies Record<Closable, readonly string[]>,
  exportNote: '建议先导出数据留存：助手设置、问答、对话记录和明细，不包含文档原件',
  export: '导出数据',
  fileName: { account: '账号数据.json', enterprise: '企业数据.json' } satisfies Record<Closable, string>,
  submit: { account: '确认注销', enterprise: '确认注销' } satisfies Record<Closable, string>,
  owned: (names: readonly string[]) => `您是企业“${names.join('”“')}”的拥有者，请先转让或注销企业`,
  begun: (day: string) => `已提交，将于${day}注销`,
  keep: '撤销注销',
  kept: '已撤销，一切保持原样',
};

import { constants } from '@tinystar/contract';

const coin = constants.COIN_NAME;

/** Words around the lines of a coin ledger. */
export const ledgerCopy = {
  name: `${coin}明细`,
  directions: { all: '全部', in: '收入', out: '支出' },
  range: '日期范围',
  anyDay: '全部日期',
  csv: '导出',
  columns: ['时间', '事项', '变动', '余额'],
  cut: (lines: number) => `已导出最近${lines.toLocaleString('zh-CN')}条，更早的请按日期分次导出`,
  emptyFiltered: { title: '没有符合条件的明细', text: '换一个条件看看' },
  order: '查看订单',
};

import type { Manual } from './manual.ts';

/** What the enterprise wrote in Word: how a journey is applied for and settled. */
export const travelRules: Manual = {
  name: '出差申请与结算细则',
  title: '出差申请与结算细则',
  subtitle: '财务部　·　2026 年修订',
  head: '星光科技　出差申请与结算细则',
  pieces: [
    { heading: '一、申请' },
    {
      text: '出差须在出发前三个工作日提交出差申请，写明目的地、事由和预计天数，由直属主管批准。临时出差可以先电话报备，并在返回后两个工作日之内补交申请。',
    },
    { heading: '二、借款' },
    { text: '单次出差预计花费超过三千元的，可以凭批准的申请向财务部预借差旅费，返回后十个工作日之内冲销。' },
    { heading: '三、市内交通' },
    {
      caption: '市内交通标准',
      table: [
        ['交通工具', '适用情形', '凭证'],
        ['地铁、公交', '优先选用', '行程记录'],
        ['网约车、出租车', '早七点之前、晚十点之后，或携带设备', '电子发票与行程单'],
        ['租车', '一天走访三处以上客户', '租车合同与发票'],
      ],
    },
    { heading: '四、延期与取消' },
    { text: '行程延期须在原定返回日之前报主管批准。因公取消产生的退票费由公司承担，因个人原因取消的由本人承担。' },
  ],
};

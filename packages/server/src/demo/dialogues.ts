/** Assistants of the demo that have been used. */
export type Used = 'handbook' | 'guide' | 'presales';

/** Questions people asked the demo's assistants, by the key of the assistant, with the answers its manual gives. */
export const dialogues: Readonly<Record<Used, readonly (readonly [question: string, answer: string])[]>> = {
  presales: [
    ['RO 滤芯多久换一次？', 'RO 反渗透滤芯建议 24 个月更换一次。'],
    ['保修期是多久？', '整机自购买之日起保修两年，RO 反渗透膜保修一年。'],
    ['净水流量是多少？', 'XQ-S1 每分钟 1.2 升，XQ-S1 Pro 每分钟 2.0 升。'],
    ['红灯闪烁是什么意思？', '检测到漏水，立即关闭进水阀并拔下电源，联系售后。'],
    ['水压太高能装吗？', '压力超过 0.4 兆帕时必须加装减压阀。'],
    ['首次使用要冲洗多久？', '打开净水龙头连续冲洗三十分钟，冲洗出来的水请勿饮用。'],
    ['出水变小怎么办？', '更换 PP 棉滤芯，仍无改善则更换 RO 滤芯。'],
    ['服务热线是多少？', '服务热线 400-820-6688，每天九点至二十一点有人接听。'],
    ['更换滤芯后怎么复位？', '长按面板复位键五秒，蜂鸣器响一声，指示灯恢复为绿色。'],
    ['外出几天需要关阀门吗？', '外出超过三天，请关闭进水阀并拔下电源。'],
  ],
  handbook: [
    ['年假可以结转吗？', '可以，年假可以结转到次年三月底。'],
    ['工资几号发？', '每月十日发放上月工资，遇节假日提前。'],
    ['出差住宿标准是多少？', '按城市分档，一线城市每晚不超过 600 元。'],
    ['发票丢了怎么报销？', '提供开票方的证明，按票面金额的八折报销。'],
    ['病假需要什么证明？', '需要医院开具的病假证明。'],
    ['星期几可以居家办公？', '每周三可以居家办公，须提前一天登记。'],
    ['密码多久要换一次？', '密码不少于十二位，每九十天更换一次。'],
    ['国庆节加班工资怎么算？', '法定节假日加班按三倍工资计算。'],
  ],
  guide: [
    ['怎么创建助手？', '登录后进入训练中心，点击“创建助手”，填写 1 至 20 个字的名称。'],
    ['支持哪些文件格式？', '文档库支持 pdf、doc、docx 三种格式，每个文件不超过 64M。'],
    ['怎么把助手分享给别人？', '发布之后会得到一个公开链接，把链接分享给别人就能提问。'],
    ['回答一次要花多少小星币？', '平台预置的助手每个回答 1 个小星币，由提问的人支付；自己的个人助手免费。'],
  ],
};

/** Questions that no document answers: what the list of gaps is for. */
export const unanswered: Readonly<Record<Exclude<Used, 'guide'>, readonly string[]>> = {
  presales: ['支持以旧换新吗？', '可以分期付款吗？', '租房能装吗？', '和星泉 S2 有什么区别？'],
  handbook: ['公司班车几点发车？', '可以带宠物上班吗？'],
};

/** What people asked the agents of the handbook's assistant: who, his question, and the reply if there is one. */
export const tickets: readonly {
  phoneNumber: string;
  question: string;
  reply?: string;
  closed?: boolean;
  daysAgo: number;
}[] = [
  {
    phoneNumber: '13800138004',
    question: '调到二厂区，门禁要重新录入吗？',
    reply: '要的，带工牌到行政前台，五分钟就好。',
    closed: true,
    daysAgo: 12,
  },
  {
    phoneNumber: '13800138001',
    question: '体检报告交到哪里？',
    reply: '交给人事周宁，电子版发邮箱也可以。',
    daysAgo: 2,
  },
  { phoneNumber: '13800138005', question: '新电脑什么时候能领？', daysAgo: 0 },
];

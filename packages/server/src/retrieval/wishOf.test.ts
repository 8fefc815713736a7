import { expect, test } from 'vitest';
import { wishOf } from './wishOf.ts';

test.each([
  ['RO 滤芯多久换一次？', '24 个月', '去除重金属'],
  ['喷臂多久清理一次？', '每季度拆下清理', '每个喷臂都可拆下'],
  ['How often is the filter cleaned?', 'rinsed weekly', 'rinsed with water'],
  ['保修热线周末有人吗？', '每天有客服接听', '保修须提供发票'],
  ['Is anyone at the desk on Saturday?', 'staffed Monday to Saturday', 'the desk is downstairs'],
  ['How tight must the bolt be?', '14 newton metres', 'tighten it well'],
  ['升级自己用什么命令？', 'tlmgr update -self', '当使用 tlmgr 升级宏包到一半时'],
  ['升级自己用什么命令？', 'tlmgr update -self', '除非同时指定了 -self 选项'],
  ['果实是什么颜色的？', '成熟时为橙红色', '果实呈椭圆形'],
  ['保修期是多久？', '整机保修两年', '保修时请提供凭证'],
  ['一晚住宿最多报多少钱？', '不超过 450 元', '凭发票报销'],
  ['How long is the warranty?', 'two parts, 24 months each', 'see the manual'],
  ['西溪店几点关门', '9:00–21:00', '文二西路 88 号'],
  ['充电时间是多久？', '充电约四小时', '每三个月充电一次'],
  ['How much does parking cost?', '30 crowns an hour', 'park behind the house'],
  ['工资几号发？', '工资于每月十日发放', '实发三千元'],
  ['一共有几个接地点？', '两处接地点', '必须可靠接地'],
  ['幼儿园有几个班？', '开设六个班', '每天早上七点半开园，八点二十分关门'],
  ['学校有多少名学生？', '在校生 1,240 人', '十月十八日上午 8:20 开始，车费三十五元'],
  ['公司有多少名员工？', '在岗员工 86 人', '公司为员工缴纳五险一金'],
  ['手册有几章？', '本手册共十二章', '公司为员工缴纳五险一金'],
  ['How many rooms are there?', 'It has 18 rooms', 'open 20 days a year for 30 euros'],
  ['医院在哪条路？', '位于和平路', '体检报告在手机上查询'],
  ['活动去哪个公园？', '在滨江公园集合', '游园活动改期'],
])('%s expects %s', (question, fitting, other) => {
  const { expects } = wishOf(question);
  expect([expects?.test(fitting), expects?.test(other)]).toEqual([true, false]);
});

test.each([
  ['RO 滤芯多久换一次？', false],
  ['机器不出水怎么办？', false],
  ['需要准备哪些材料？', true],
  ['年假与病假有什么区别？', true],
  ['list all steps', true],
])('%s asks for several things: %s', (question, several) => {
  expect(wishOf(question).several).toBe(several);
});

test.each([
  ['What is a relay?', 'A relay is a switch', 'relay wiring diagram'],
  ['What does RCD mean?', 'RCD (residual current device) stands for protection', 'mount the RCD'],
  ['什么是旁路阀？', '旁路阀是指绕过泵的阀门', '旁路阀须每月检查'],
  ['不可抗力是什么意思？', '不可抗力指不能预见的情况', '遇不可抗力的，双方免责'],
])('%s is told by a sentence that says so', (question, said, mentioned) => {
  const { defines, meaning } = wishOf(question);
  expect([meaning, defines?.test(said), defines?.test(mentioned)]).toEqual([true, true, false]);
});

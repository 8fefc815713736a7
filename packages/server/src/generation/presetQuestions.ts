/** Questions that show what AI chat is good for. */
export const presetQuestions: readonly string[] = [
  '帮我把一段工作汇报改得更简洁，我会把原文发给你',
  '怎样给新员工安排第一周的工作？',
  '用表格比较线上会议和线下会议的优缺点',
  '客户抱怨交货延迟，我该怎样回复？',
  '解释一下什么是毛利率，并举一个例子',
  '为部门团建想五个不用出城的点子',
];

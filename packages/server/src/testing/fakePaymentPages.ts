/** What the pages of the payment for tests show of a trade. */
export interface ShownTrade {
  number: string;
  amount: string;
  subject: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';
  refunded?: string;
}

const look = `body{font:16px/1.6 sans-serif;color:#1a1f1e;background:#fff}
button{font:inherit;border:1px solid #777;border-radius:8px;background:#fff;padding:4px 12px}
button[value=pay]{background:#1466c8;border-color:#1466c8;color:#fff}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of one trade: pay, be refused, or leave. */
export const pageOf = (
  { number, amount, subject, status }: ShownTrade,
  refused = false,
) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>试付款</title>
<style>${look}body{margin:32px auto;max-width:320px;text-align:center}
button{display:block;width:100%;margin:12px 0;padding:10px}</style>
<h1>试付款</h1><p>${escaped(subject)}<p style="font-size:32px">¥${escaped(amount)}<p>这是用于试用的付款页面，不会产生真实扣款
<form method="post" action="/act"><input type="hidden" name="number" value="${escaped(number)}">
${refused ? '<p role="alert">付款被拒绝：余额不足' : ''}
${
  status === 'WAIT_BUYER_PAY'
    ? '<button name="act" value="pay">确认付款</button><button name="act" value="refuse">以余额不足付款</button>'
    : '<p>这笔交易已经结束'
}
<button name="act" value="leave">返回商家</button></form>`;

const states: Record<ShownTrade['status'], string> = {
  WAIT_BUYER_PAY: '等待付款',
  TRADE_SUCCESS: '已付款',
  TRADE_FINISHED: '已完结，不可退款',
  TRADE_CLOSED: '已关闭',
};

/** What a seller can do with his trades, and how the gateway behaves: for whoever tries the product by clicking. */
export const backOfficeOf = (trades: readonly ShownTrade[], isAway: boolean) => `<!doctype html><html lang="zh-CN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>试付款后台</title>
<style>${look}body{margin:24px auto;max-width:960px;padding:0 16px}td,th{text-align:start;padding:6px 12px 6px 0}</style>
<h1>试付款后台</h1><p>支付网关：${isAway ? '不可用' : '正常'}
<form method="post" action="/seller"><button name="act" value="${isAway ? 'return' : 'away'}">${isAway ? '恢复' : '停用'}</button></form>
<table><tr><th>订单号<th>商品<th>金额<th>状态<th>操作
${trades
  .map(
    ({
      number,
      subject,
      amount,
      status,
      refunded,
    }) => `<tr><td>${escaped(number)}<td>${escaped(subject)}<td>¥${escaped(amount)}
<td>${refunded === undefined ? states[status] : '已退款'}<td><form method="post" action="/seller"><input type="hidden" name="number" value="${escaped(number)}">
${status === 'TRADE_SUCCESS' ? '<button name="act" value="refund">退款</button><button name="act" value="finish">完结</button>' : ''}
<button name="act" value="tell">再次通知</button></form>`,
  )
  .join('')}</table>${trades.length === 0 ? '<p>还没有交易' : ''}`;

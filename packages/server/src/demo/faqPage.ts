import type { Manual } from './manual.ts';

/** A web page as it looks when it was captured: its title, and its address under it. */
export const faqPage: Manual = {
  name: '小星账号常见问题',
  title: '小星账号常见问题',
  subtitle: 'https://example.com/help/account　·　网页抓取于 2026 年 1 月',
  head: 'example.com/help/account',
  pieces: [
    { heading: '忘记密码怎么办' },
    {
      text: '在登录页选择“密码登录”，点击“忘记密码？”，用手机号收到的验证码设置新密码。密码修改之后，所有浏览器上的登录都会失效。',
    },
    { heading: '怎么更换手机号' },
    { text: '在账号设置中点击“更换手机号”，输入登录密码和新手机号收到的验证码即可，原手机号随即不能再登录。' },
    { heading: '怎么退出企业' },
    { text: '在账号设置的企业列表中点击“退出企业”。拥有者需要先把企业转让给其他成员，才能退出。' },
    { heading: '身份可以随时切换吗' },
    {
      text: '可以。左上角的身份切换列出个人身份和您加入的企业，切换之后看到的助手、对话和余额都属于新的身份，各身份之间互不相通。',
    },
  ],
};

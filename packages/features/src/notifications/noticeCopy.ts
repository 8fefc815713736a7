import type { Notice } from '@tinystar/contract';

interface Words {
  title: string;
  /** What one can do. */
  text: string;
}

const inEnterprise = (enterprise: string, assistant: string) =>
  enterprise ? `「${enterprise}」的助手「${assistant}」` : `助手「${assistant}」`;

const roleWords: Record<Extract<Notice, { kind: 'role' }>['permission'], (enterprise: string) => Words> = {
  owner: (enterprise) => ({
    title: `您已成为「${enterprise}」的拥有者`,
    text: '原来的拥有者把企业转让给了您。现在由您充值、续费和设置管理员',
  }),
  admin: (enterprise) => ({
    title: `您已成为「${enterprise}」的管理员`,
    text: '您现在可以创建和管理企业的助手、管理成员',
  }),
  member: (enterprise) => ({
    title: `您在「${enterprise}」的角色已改为成员`,
    text: '您仍可以使用企业的助手，但不能再创建和管理，如有疑问请联系企业管理员',
  }),
};

/** What a notice says. */
export const noticeWords = (notice: Notice): Words => {
  switch (notice.kind) {
    case 'removed':
      return {
        title: `您已被移出「${notice.enterprise}」`,
        text: '您在该企业中的内容由企业管理员继续管理，如有疑问请联系企业管理员',
      };
    case 'role':
      return roleWords[notice.permission](notice.enterprise);
    case 'noAgent':
      return {
        title: `您不再是${inEnterprise(notice.enterprise, notice.assistant)}的人工客服`,
        text: '它的咨询由其他客服继续处理，如有疑问请联系企业管理员',
      };
    case 'assistant':
      return notice.status === 'disabled'
        ? {
            title: `${inEnterprise(notice.enterprise, notice.assistant)}已被平台停用`,
            text: notice.reason
              ? `原因：${notice.reason}。用户暂时不能提问，您仍可以查看和修改`
              : '用户暂时不能提问，您仍可以查看和修改。请联系平台管理员了解原因',
          }
        : {
            title: `${inEnterprise(notice.enterprise, notice.assistant)}已恢复使用`,
            text: '用户可以继续提问，您不需要做什么',
          };
    case 'webhook':
      return {
        title: `${inEnterprise(notice.enterprise, notice.assistant)}的事件推送已停用`,
        text:
          notice.reason === 'gone'
            ? `接收地址${notice.address}表示不再接收。如仍需推送，请检查地址后在「事件推送」中重新启用`
            : `接收地址${notice.address}连续多日没有收下推送。请检查接收程序，恢复后在「事件推送」中重新启用`,
      };
  }
};

export const noticeCopy = {
  label: '系统消息',
  read: '知道了',
  readIt: (title: string) => `知道了：${title}`,
} as const;

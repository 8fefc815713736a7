/** Words of the question after a log-in. */
export const takeVisitCopy = {
  title: '把登录前的对话移到您的账号？',
  text: (name: string) =>
    `登录前，这台设备上有人向“${name}”提过问题。如果是您，可以移到您的账号里接着问，这台设备的其他访客不再看到；如果不是，请选“不移动”。`,
  take: '移过来',
  leave: '不移动',
  taken: '已移到您的对话列表',
};

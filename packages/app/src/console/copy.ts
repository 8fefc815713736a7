/** Who can help with what one may not do, by what one is. A file of its own: the words of public pages load with all. */
export const forbiddenWays = {
  member: '成员不能进行这项操作，需要时请联系企业的管理员',
  admin: '管理员不能进行这项操作，需要时请联系企业的拥有者',
  owner: '这项操作不属于当前企业，可以切换身份后再试',
  personal: '个人身份不能进行这项操作，可以切换到企业身份后再试',
  alone: '这个账号不能进行这项操作',
};

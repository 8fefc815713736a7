/** The words of AvatarGroup. */
export const avatarGroupCopy = {
  names: (label: string, names: readonly string[], more: number, total: number) =>
    `${label}：${names.join('、')}${more > 0 ? `等${total}人` : ''}`,
} as const;

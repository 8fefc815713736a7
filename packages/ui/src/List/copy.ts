/** Read out with a list that is one tab stop. */
export const listCopy = { keys: '用方向键移动，按F8跳到下一个列表' } as const;

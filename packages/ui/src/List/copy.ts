/** Read out with a list, or the numbers of an answer, that are one tab stop. */
export const listCopy = { keys: '用方向键移动，按F8跳到下一个列表', numberKeys: '用方向键在编号间移动' } as const;

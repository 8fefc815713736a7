/** The words of ImageCrop. */
export const imageCropCopy = {
  frame: '裁剪框',
  hint: '方向键移动，按住Shift用方向键缩放',
  loading: '正在打开图片',
  broken: '图片无法打开',
  brokenHint: '文件可能已损坏，请换一张图片',
  small: '图片太小',
  smallHint: (least: number) => `宽和高都至少需要${least}像素`,
  size: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    `${width} × ${height}，x ${x}，y ${y}`,
} as const;

/** The words of ColorPicker. */
export const colorPickerCopy = {
  area: '饱和度和明度',
  twoWay: '二维滑块',
  code: '颜色代码',
  presets: '常用颜色',
  choose: '选择颜色',
  hue: '色相',
  areaValue: (saturation: number | string, brightness: number | string) => `饱和度${saturation}%，明度${brightness}%`,
  chosen: (label: string, code: string) => `${label}，${code}`,
} as const;

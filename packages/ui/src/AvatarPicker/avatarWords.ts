import type { AvatarColour } from '../Avatar/avatarLook.ts';

/** Every word of the avatar picker. */
export interface AvatarWords {
  change: string;
  colours: string;
  presets: string;
  upload: string;
  uploadHint: string;
  crop: string;
  back: string;
  save: string;
  wrongKind: string;
  empty: string;
  tooLarge: string;
  failed: string;
  names: Record<AvatarColour, string>;
}

export const avatarWords: AvatarWords = {
  change: '更换头像',
  colours: '头像颜色',
  presets: '预设头像',
  upload: '上传图片',
  uploadHint: 'png、jpg、webp，不超过10M',
  crop: '裁剪头像',
  back: '重新选择',
  save: '使用',
  wrongKind: '仅支持图片类型',
  empty: '文件是空的，请选择有内容的文件',
  tooLarge: '上传图片大小不超过10M',
  failed: '上传失败，请重试',
  names: { blue: '蓝色', purple: '紫色', yellow: '黄色', green: '绿色', cyan: '青色' },
};

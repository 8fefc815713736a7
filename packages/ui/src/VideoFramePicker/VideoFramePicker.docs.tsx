import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '视频帧选择器',
  also: ['视频封面'],
  group: 'media',
  purpose: ['从视频里均匀取出的画面，选一张。', 'Frames of a film, evenly spread, to choose one from.'],
  use: [['视频的封面', 'The cover of a video']],
  instead: [{ when: ['已经有图片', 'There is a picture already'], take: 'ImageCrop' }],
  keys: [{ key: '← → ↑ ↓', does: ['换一帧', 'Another frame'] }],
};

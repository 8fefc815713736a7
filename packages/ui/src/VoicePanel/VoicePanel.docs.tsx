import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '语音面板',
  also: ['录音', '语音输入'],
  group: 'chat',
  purpose: ['说话代替打字：状态、音量和时长。', 'Speaking instead of typing: state, loudness, time.'],
  use: [['按下麦克风之后', 'After the microphone is pressed']],
  instead: [{ when: ['用键盘写', 'It is typed'], take: 'Composer' }],
  keys: [{ key: 'Esc', does: ['取消录音', 'Drops the recording'] }],
};

/** The words of VoicePanel. */
export const voicePanelCopy = {
  label: '语音输入',
  duration: '录音时长',
  finish: '完成',
  full: '录音已到时长上限',
  left: (seconds: number) => `还可以说${seconds}秒`,
  phases: {
    asking: '正在请求使用麦克风',
    recording: '正在录音',
    tooShort: '说话时间太短，请重试',
    denied: '无法使用麦克风，请在浏览器设置中允许',
  },
} as const;

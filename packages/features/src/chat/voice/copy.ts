import type { VoiceState } from './voiceInput.ts';

/** Words of speaking and of reading aloud, which load with the first press. */
export const voiceCopy = {
  waiting: {
    UNDEFINED: '准备录音',
    CONNECTING: '请说话，正在连接语音识别',
    OPEN: '请说话',
    CLOSING: '正在识别最后几个字',
    CLOSED: '没有识别到文字',
  } satisfies Record<VoiceState, string>,
  start: '语音输入',
  answering: '正在回答问题中...',
  noSocket: '浏览器不支持WebSocket',
  needsHttps: '当前网址不是https，浏览器不允许使用麦克风',
  nothing: '没有听清，请重试',
  broken: '语音识别已断开',
  cancel: '取消',
  again: '重新说',
  send: '发送',
} as const;

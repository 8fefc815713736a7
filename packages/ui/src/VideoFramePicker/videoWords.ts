/** Every word of the frame picker. */
export interface VideoWords {
  label: string;
  frame: (clock: string) => string;
  reading: (done: number, count: number) => string;
  failed: string;
  failedHint: string;
  retry: string;
}

export const videoWords: VideoWords = {
  label: '视频画面',
  frame: (clock) => `${clock}处的画面`,
  reading: (done, count) => `正在截取画面 ${done}/${count}`,
  failed: '无法截取画面',
  failedHint: '浏览器不能播放这段视频，请换一段mp4或webm',
  retry: '重试',
};

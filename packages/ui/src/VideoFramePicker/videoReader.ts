import { momentsOf } from './frames.ts';

/** Longest wait for one frame, in ms; after it the video counts as unreadable. */
const PATIENCE = 10_000;
/** Longer side of a thumbnail and of the picture that is handed out, in px. */
const THUMBNAIL = 240;
const LARGEST = 1920;

export interface VideoFrame {
  /** Seconds from the start. */
  at: number;
  picture: Blob;
}

export interface VideoReader {
  /** Thumbnails in order, each as soon as it is drawn. */
  frames(count: number): AsyncGenerator<VideoFrame>;
  /** One frame at the film's own size, as JPEG. */
  still(at: number): Promise<Blob>;
  close(): void;
}

function once(video: HTMLVideoElement, done: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const timer = setTimeout(() => settle(() => reject(new Error('timeout'))), PATIENCE);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      stop.abort();
      act();
    };
    video.addEventListener(done, () => settle(resolve), { signal: stop.signal });
    video.addEventListener('error', () => settle(() => reject(new Error('unreadable'))), { signal: stop.signal });
  });
}

async function seek(video: HTMLVideoElement, at: number): Promise<void> {
  const there = once(video, 'seeked');
  video.currentTime = at;
  await there;
}

/** A film recorded in a browser tells its length only after one has gone to its end. */
async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(video.duration)) await seek(video, 1e9);
  const length = Number.isFinite(video.duration) ? video.duration : video.currentTime;
  if (!(length > 0) || video.videoWidth === 0) throw new Error('no picture');
  return length;
}

function draw(video: HTMLVideoElement, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9);
  });
}

/** Opens a video for reading frames; rejects when the browser cannot decode it. Nothing is uploaded. */
export async function openVideo(file: Blob): Promise<VideoReader> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const close = () => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  };
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const known = once(video, 'loadeddata');
    video.src = address;
    await known;
    const length = await lengthOf(video);
    return {
      async *frames(count) {
        for (const at of momentsOf(length, count)) {
          await seek(video, at);
          yield { at, picture: await draw(video, THUMBNAIL) };
        }
      },
      async still(at) {
        await seek(video, at);
        return draw(video, LARGEST);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

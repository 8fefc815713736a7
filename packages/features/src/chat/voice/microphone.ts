// oxlint-disable-next-line import/default -- the bundler answers with the file's address
import workletUrl from './microphoneWorklet.ts?worker&url';

export interface Microphone {
  close(): void;
}

/**
 * Listens until it is closed; `onFrame` gets 40 ms of sound at a time. Rejects when the person or the browser refuses.
 * A microphone whose `signal` aborts while the browser still asks is let go at once.
 */
export const openMicrophone = async (
  onFrame: (frame: Int16Array<ArrayBuffer>) => void,
  signal: AbortSignal,
): Promise<Microphone> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close().catch(() => undefined);
  };
  try {
    signal.throwIfAborted();
    await context.audioWorklet.addModule(workletUrl);
    signal.throwIfAborted();
    const worklet = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
    worklet.port.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => onFrame(data);
    context.createMediaStreamSource(stream).connect(worklet);
    await context.resume();
    return { close };
  } catch (error) {
    close();
    throw error;
  }
};

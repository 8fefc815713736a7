import { createResampler } from './resample.ts';

// What an audio worklet finds in its global scope; the DOM library of TypeScript does not know it.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Gives the sound of a microphone as frames for the recognition. Runs in the browser's own thread for sound. */
class Microphone extends AudioWorkletProcessor {
  readonly #take = createResampler(sampleRate, (frame) => this.port.postMessage(frame, [frame.buffer]));

  process([input]: Float32Array[][]): boolean {
    const sound = input?.[0];
    if (sound) this.#take(sound);
    return true;
  }
}

registerProcessor('microphone', Microphone);

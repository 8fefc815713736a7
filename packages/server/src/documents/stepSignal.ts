/** The step took longer than its own limit. */
export class StepTimeout extends Error {
  override name = 'StepTimeout';
}

/** The file was deleted, or is processed anew, while the step ran. */
export class FileGone extends Error {
  override name = 'FileGone';
}

export interface StepSignal extends Disposable {
  signal: AbortSignal;
  abort(reason: Error): void;
}

/** A signal that ends one processing step: by its own clock, by the job's, or because the file went away. */
export function stepSignal(job: AbortSignal, limit: number): StepSignal {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new StepTimeout(`longer than ${limit} ms`)), limit);
  return {
    signal: AbortSignal.any([job, own.signal]),
    abort: (reason) => own.abort(reason),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

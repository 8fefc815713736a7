// oxlint-disable-next-line import/default -- the bundler answers with the file's address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** A policy may be made once only; a second worker, after the first one died, goes by the same. */
const onlyPolicy = (): ScriptPolicy | undefined => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('app-html', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('only the PDF worker may be loaded as a script');
      return url;
    },
  });
  return policy;
};

/**
 * A worker that reads PDFs. The page forbids strings as script addresses (Trusted Types); this is its one policy, and
 * it lets through exactly this address.
 */
export const pdfWorker = (): Worker =>
  new Worker(onlyPolicy()?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });

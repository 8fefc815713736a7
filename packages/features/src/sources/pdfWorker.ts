// oxlint-disable-next-line import/default -- the bundler answers with the file's address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/**
 * The worker that reads PDFs, shared by all documents of the page. The page forbids strings as script addresses
 * (Trusted Types); this is its one policy, and it lets through exactly this address.
 */
export const pdfWorker = (): Worker => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('app-html', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('only the PDF worker may be loaded as a script');
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
};

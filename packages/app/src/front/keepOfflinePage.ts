interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const ADDRESS = '/sw.js';

/**
 * Has the browser keep the page that stands in for one that cannot be loaded (public/sw.js). Not inside of other websites,
 * where it could stand in for nothing, and not where a browser has no such workers.
 */
export function keepOfflinePage(): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || window.top !== window || !serviceWorker) return;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('app-offline', { createScriptURL: () => ADDRESS });
  // Without it everything works but that page.
  serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS).catch(() => undefined);
}

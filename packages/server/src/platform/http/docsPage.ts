interface Operation {
  summary?: string;
  tags?: string[];
  'x-access'?: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses?: Record<string, { content?: Record<string, { schema: object }> }>;
}

export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); }
body { font: 15px/1.6 system-ui, "Noto Sans SC", sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-top: 1rem; }
details { border-top: 1px solid var(--line); } summary { cursor: pointer; padding: .55rem 0; display: grid; grid-template-columns: 4rem 1fr auto; gap: .75rem; align-items: baseline; }
summary b { font: 600 .8rem ui-monospace, monospace; } summary code { overflow-wrap: anywhere; }
.access { font-size: .8rem; opacity: .7; } p { margin: .25rem 0; } h3 { font-size: .85rem; margin: .75rem 0 .25rem; opacity: .7; }
pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; font: .8rem/1.5 ui-monospace, monospace; }
`;

/** A readable page of the API document: plain HTML, no script, nothing from elsewhere. */
export function docsPage(document: object): string {
  const paths = (document as { paths: Record<string, Record<string, Operation>> }).paths;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags?.[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), entry(path, method, operation)]);
    }
  }
  const names = [...groups.keys()];
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>小星 API</title><style>${docsStyle}</style></head><body><h1>小星 API</h1>
<p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
<p>Errors answer <code>{ errorCode, errorMessage, requestId }</code>. Send the token as <code>Authorization: Bearer …</code> or <code>x-access-token</code>.</p>
<nav>${names.map((name) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('')}</nav>
${names.map((name) => `<h2 id="${escape(name)}">${escape(name)}</h2>${groups.get(name)!.join('')}`).join('')}
</body></html>`;
}

function entry(path: string, method: string, operation: Operation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const [media, answer] = Object.entries(operation.responses?.['200']?.content ?? {})[0] ?? [];
  const parameters = operation.parameters ?? [];
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escape(path)}</code><span class="access">${escape(operation['x-access'] ?? '')}</span></summary>
<p>${escape(operation.summary ?? '')}</p>
${parameters.length ? block('Parameters', Object.fromEntries(parameters.map(({ name, in: place, required, schema }) => [`${name} (${place}${required ? '' : ', optional'})`, schema]))) : ''}
${body ? block('Body', body) : ''}${answer ? block(`Answer, ${media}`, answer.schema) : ''}</details>`;
}

const block = (title: string, value: object) =>
  `<h3>${escape(title)}</h3><pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

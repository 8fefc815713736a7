/** Where a collector takes traces. */
export const tracesOf = (endpoint: string): string => `${endpoint.replace(/\/$/, '')}/v1/traces`;

/** `name=value,name=value`, as OpenTelemetry writes what a collector asks for. */
export function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

import type { ReferenceOrigin, SourceKind } from '@tinystar/contract';
import { OutsideError, outsideUrl } from '../platform/egress/index.ts';

/** What is known of where a document comes from. */
export interface KnownOrigin {
  /** The address of a captured page. */
  page: string | null;
  source: {
    kind: SourceKind;
    name: string;
    address: string;
    /** Whether a user or a password is needed to read it. */
    guarded: boolean;
    /** Where the original stands; null where that is not known, or the source has it no more. */
    original: string | null;
  } | null;
}

interface Reader {
  /** Whether the reader makes the assistant of the document. */
  maker: boolean;
  /** Hosts, or host:port, of inner networks that the operator lets this server reach. */
  innerHosts: readonly string[];
}

/** Kinds whose originals anybody can open. A kind that is not named here is told to makers alone. */
const webKinds: ReadonlySet<SourceKind> = new Set<SourceKind>(['site', 'feed']);

/**
 * The one rule of what a reader is told about where a document comes from. Makers know the source and its originals. All
 * others learn the address of a page on the public internet and nothing else. Nobody is given an address that carries
 * credentials.
 */
export function originFor({ page, source }: KnownOrigin, { maker, innerHosts }: Reader): ReferenceOrigin | undefined {
  const original = bareAddress(source ? source.original : page);
  if (!source && page === null) return undefined;
  if (maker) {
    const address = original && { address: original.href };
    return source ? { kind: source.kind, name: source.name, ...address } : { kind: 'page', ...address };
  }
  const home = source ? bareAddress(source.address) : original;
  const isWeb = source === null || (webKinds.has(source.kind) && !source.guarded);
  if (!isWeb || !original || !home) return undefined;
  if (!isPublic(original, innerHosts) || !isPublic(home, innerHosts)) return undefined;
  return { kind: source?.kind ?? 'page', address: original.href };
}

/** Names of parameters whose values open what is closed to others. */
const secretName =
  /^(?:key|sig|sign|sid|session|ticket|code)$|token|secret|passw|pwd|signature|credential|(?:access|api|auth)[-_]?key|auth(?!or)/i;

/** An address of the web; undefined for every other one, and for one that carries credentials. */
function bareAddress(text: string | null): URL | undefined {
  const url = text !== null && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const named = [...url.searchParams.keys(), ...new URLSearchParams(url.hash.slice(1)).keys()];
  return named.some((name) => secretName.test(name)) ? undefined : url;
}

const withoutPort = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** Whether everybody can reach it: it lies on the public internet, and not at a host that this server alone may reach. */
function isPublic(url: URL, innerHosts: readonly string[]): boolean {
  const host = url.hostname.replace(/\.$/, '');
  if (innerHosts.some((inner) => withoutPort(inner) === host)) return false;
  try {
    outsideUrl(url.href);
    return true;
  } catch (error) {
    if (error instanceof OutsideError) return false;
    throw error;
  }
}

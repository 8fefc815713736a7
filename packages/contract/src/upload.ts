import type { ApiError } from './apiError.ts';
import { networkError, toApiError } from './client.ts';

/** Bytes sent so far and in all. */
export type UploadProgress = (sent: number, total: number) => void;

interface UploadRequest {
  url: string;
  query: Record<string, unknown>;
  fields: Record<string, unknown>;
  headers: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: UploadProgress;
}

interface UploadAnswer {
  data: unknown;
  tenantId: string | null;
  error?: ApiError;
}

const formOf = (fields: Record<string, unknown>) => {
  const form = new FormData();
  // Plain fields first: the server reads the stream in order and must know them when the file begins.
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  entries.sort(([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob));
  for (const [key, value] of entries) form.append(key, value instanceof Blob ? value : String(value));
  return form;
};

/** Multipart POST with progress, which fetch still cannot report. Rejects only when aborted or offline. */
export const upload = ({ url, query, fields, headers, signal, onProgress }: UploadRequest): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
    const request = new XMLHttpRequest();
    request.open('POST', search ? `${url}?${search}` : url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal?.reason ?? networkError());
    request.onload = () => {
      const tenantId = request.getResponseHeader('x-current-tenant-id');
      if (request.status >= 200 && request.status < 300) {
        resolve({ data: request.responseText ? JSON.parse(request.responseText) : {}, tenantId });
        return;
      }
      toApiError(request.responseText, request.status).then(
        (error) => resolve({ data: null, tenantId, error }),
        reject,
      );
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(formOf(fields));
  });

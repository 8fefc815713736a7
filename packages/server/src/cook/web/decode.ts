/** Text of a page: by the charset of the header, else of its `<meta>`, else UTF-8. */
export function decodePage(body: Buffer, charset: string | undefined): string {
  const head = body.subarray(0, 2_048).toString('latin1');
  const named = charset ?? /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  return decoder(named).decode(body);
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}

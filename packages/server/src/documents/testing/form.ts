/** A multipart body made by hand: fields before the file, the file, fields behind it. */
export function formOf(
  before: Record<string, string>,
  file: { field: string; name: string; bytes: Buffer },
  behind: Record<string, string> = {},
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'tinystar-test-boundary';
  const fields = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([
      ...fields(before),
      Buffer.from(head),
      file.bytes,
      Buffer.from('\r\n'),
      ...fields(behind),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

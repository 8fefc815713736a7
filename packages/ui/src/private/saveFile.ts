/** Hands a file to the browser's downloads. An address of another host opens instead, as browsers decide. */
export function saveFile(content: Blob | string, name: string): void {
  const address = typeof content === 'string' ? content : URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.rel = 'noopener';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The download reads the blob after this task.
  if (typeof content !== 'string') setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Makes a stretch of a document safe inside markdown: what would become emphasis, code, a heading, HTML, a link, a formula
 * or one of our numbered references is escaped, so that the reader sees the document's own characters.
 */
export function plainMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]~$|]/g, '\\$&')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/^(\s*)([#>+-])(?=\s|[#>-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2');
}

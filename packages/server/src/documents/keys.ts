/** Where the uploaded bytes of a file lie. */
export const sourceKeyOf = (fileId: string): string => `documents/${fileId}/source`;

/** Where the bytes of a page lie that was captured again; the earlier ones stay readable until they are replaced. */
export const recapturedKeyOf = (fileId: string, run: number): string => `documents/${fileId}/source-${run}`;

/** Where the PDF form of a new version lies. */
export const nextOutputKeyOf = (fileId: string, versionId: string): string =>
  `documents/${fileId}/output-${versionId}.pdf`;

/** Where the PDF form of a file lies; each processing writes its own, so that a reader never meets half of one. */
export const outputKeyOf = (fileId: string, run: number): string => `documents/${fileId}/output-${run}.pdf`;

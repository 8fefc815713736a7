/** Codes of the specification (decisions.md part D) and, above 400000, the server's own; the first three digits are the status. */
export const errorCodes = {
  unknown: 1,
  coinsInsufficient: 20013,
  assistantMissing: 102001,
  invalidInput: 400001,
  /** Refused for what was sent, whoever sends it: no lack of a right, which would be 403 and leave the page. */
  contentRefused: 400002,
  unauthenticated: 401000,
  forbidden: 403000,
  notFound: 404000,
  conflict: 409000,
  tooLarge: 413000,
  tooMany: 429000,
  unexpected: 500000,
  unavailable: 503000,
  storageFull: 507000,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

export const statusOf: Record<ErrorCode, number> = {
  [errorCodes.unknown]: 500,
  [errorCodes.coinsInsufficient]: 402,
  [errorCodes.assistantMissing]: 404,
  [errorCodes.invalidInput]: 400,
  [errorCodes.contentRefused]: 400,
  [errorCodes.unauthenticated]: 401,
  [errorCodes.forbidden]: 403,
  [errorCodes.notFound]: 404,
  [errorCodes.conflict]: 409,
  [errorCodes.tooLarge]: 413,
  [errorCodes.tooMany]: 429,
  [errorCodes.unexpected]: 500,
  [errorCodes.unavailable]: 503,
  [errorCodes.storageFull]: 507,
};

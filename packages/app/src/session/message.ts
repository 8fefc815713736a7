/** Why the login page was shown; it is forgotten as soon as it stands there. */
let kept: string | null = null;

export const keepMessage = (message: string): void => {
  kept = message;
};

/** Changes nothing: React may begin to draw a page, throw that away and begin again. */
export const keptMessage = (): string | null => kept;

export const forgetMessage = (): void => {
  kept = null;
};

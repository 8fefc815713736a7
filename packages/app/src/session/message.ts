/** Why the login page was shown; read once there. */
let kept: string | null = null;

export const keepMessage = (message: string): void => {
  kept = message;
};

export const takeMessage = (): string | null => {
  const message = kept;
  kept = null;
  return message;
};

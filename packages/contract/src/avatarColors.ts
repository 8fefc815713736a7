/** Preset names of the colours of pictures without a picture. Apart from their schema, for pages that check no field. */
export const avatarColors = ['blue', 'purple', 'yellow', 'green', 'cyan'] as const;

let begun = false;

/**
 * Marks that the application itself leaves the page and has kept unsaved changes, so that no form asks whether to stay.
 */
export const ownLeave = {
  begin(): void {
    begun = true;
  },
  begun: (): boolean => begun,
};

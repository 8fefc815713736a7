let begun = false;

/** Leaving that the application began itself, with what was not saved kept: no form asks whether to stay. */
export const ownLeave = {
  begin(): void {
    begun = true;
  },
  begun: (): boolean => begun,
};

let origin = '';

/**
 * Says where this deployment serves files from: an origin like `https://files.example`, '' for the page's own (DEP-06).
 * Called once, by whoever loads the deployment's switches or a public page; every address of a file follows.
 */
export const bindFileHost = (fileOrigin: string): void => {
  origin = fileOrigin;
};

/** What stands before a path of the contract when files have a host of their own; '' for everything else. */
export const fileHostOf = (path: string): string => (path.startsWith('/file/') ? origin : '');

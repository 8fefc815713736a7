/** The two path families of the specification: `personalKbBot…` and `tenantKbBot…` (assistants.md §7). */
export type Scope = 'personal' | 'tenant';

export const bothScopes = ['personal', 'tenant'] as const;

/** Fills the `{scope}` of a path family: `/api/v1/{scope}KbBot` → `/api/v1/personalKbBot`. */
export const scopedPath = (path: string, scope: Scope): string => path.replace('{scope}', scope);

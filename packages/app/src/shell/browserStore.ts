import { createStore } from 'jotai';

/** State of this browser, whoever is logged in; what belongs to an identity stands in that identity's store. */
export const browserStore = createStore();

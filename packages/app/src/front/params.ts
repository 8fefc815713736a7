import { createContext, useContext } from 'react';

const ParamsContext = createContext<Readonly<Record<string, string>>>({});

export const ParamsProvider = ParamsContext.Provider;

/** The parameters of a public page's address. */
export const usePublicParams = (): Readonly<Record<string, string>> => useContext(ParamsContext);

import { createContext, use } from 'react';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

const ConfigurationContext = createContext<RuntimeConfiguration | null>(null);

export const ConfigurationProvider = ConfigurationContext.Provider;

/** Returns the operator's configuration; constant for the lifetime of the page. */
export function useConfiguration(): RuntimeConfiguration {
  const configuration = use(ConfigurationContext);
  if (configuration === null) throw new Error('There is no configuration around this component');
  return configuration;
}

import { createContext, use } from 'react';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

const ConfigurationContext = createContext<RuntimeConfiguration | null>(null);

export const ConfigurationProvider = ConfigurationContext.Provider;

/** What the operator configured; the same for the whole life of the page. */
export function useConfiguration(): RuntimeConfiguration {
  const configuration = use(ConfigurationContext);
  if (configuration === null) throw new Error('There is no configuration around this component');
  return configuration;
}

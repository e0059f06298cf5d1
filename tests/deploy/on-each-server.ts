import { afterAll, beforeAll, describe } from 'vitest';
import { findServers } from './find-servers.ts';
import { type Answer, ask } from './web-server.ts';
import { createWorld, type ServedSite, type ServerName, type World } from './world.ts';

const SERVERS: readonly ServerName[] = ['nginx', 'apache', 'htaccess'];

export const SITE = {
  siteUrl: 'https://www.rendezvous.test',
  defaultLocale: 'nl',
  redirects: [{ from: '/m/:id', to: '/members/:id' }],
} as const;

/** Part of the app's shell, index.html. */
export const SHELL = '<div id="app">';

/** A server with the test site; available while tests run. */
export interface Stage {
  name: ServerName;
  world: World;
  /** Origin without a trailing slash. */
  url: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Declares the same tests for each server. Without the servers, prints why and skips the tests. */
export function onEachServer(declare: (stage: Stage) => void): void {
  const search = findServers();
  if (!search.ok) process.stderr.write(`${search.message}\n`);
  describe.skipIf(!search.ok).each(SERVERS)('%s', (name) => {
    let world: World | null = null;
    let site: ServedSite | null = null;
    beforeAll(async () => {
      if (!search.ok) return;
      world = await createWorld(search.programs);
      await world.configure(SITE);
      site = await world.serve(name);
    });
    afterAll(() => world?.dispose());
    declare({
      name,
      get world() {
        return there(world);
      },
      get url() {
        return there(site).url;
      },
      get: (path, headers = {}) => ask(there(site).url, path, headers),
    });
  });
}

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('It is there once the tests run');
  return value;
}

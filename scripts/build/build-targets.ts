/** Browsers since spring 2023: the first version of each family with module workers, Web Locks and import maps. */
export const BUILD_TARGETS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

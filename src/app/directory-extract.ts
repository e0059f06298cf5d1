import { lazyPart } from '../routing/lazy-part.ts';

/** The directory's first rows belong to the landing pages, which other features cannot import: the app hands them on. */
export const DirectoryExtract = lazyPart(async () => ({
  default: (await import('../features/landing/extract/directory-extract.tsx')).DirectoryExtract,
}));

import { lazyPart } from '../routing/lazy-part.ts';

/** As cards, for a template without a directory. */
export const FirstFaces = lazyPart(async () => ({
  default: (await import('../features/landing/extract/first-faces.tsx')).FirstFaces,
}));

/** The directory's first rows belong to the landing pages, which other features cannot import: the app hands them on. */
export const DirectoryExtract = lazyPart(async () => ({
  default: (await import('../features/landing/extract/directory-extract.tsx')).DirectoryExtract,
}));

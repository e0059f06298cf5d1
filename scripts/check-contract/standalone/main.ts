import { relative } from 'node:path';
import { buildChecker } from './build-checker.ts';

/** Run by `npm run build:checker`. */

const { path, bytes, gzipBytes } = await buildChecker();
const kilobytes = (count: number): string => `${(count / 1000).toFixed(0)} kB`;
console.log(`${relative(process.cwd(), path)}  ${kilobytes(bytes)}, ${kilobytes(gzipBytes)} gzip`);

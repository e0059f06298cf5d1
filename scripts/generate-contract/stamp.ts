/** Returns the header of a generated file. `sha256` is the contract's hash. */
export function stamp(sha256: string): string {
  return [
    '// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the contract instead.',
    `// sha-256 of the contract: ${sha256}`,
    '',
    '',
  ].join('\n');
}

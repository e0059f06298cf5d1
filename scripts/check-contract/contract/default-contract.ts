import document from '../../../openapi/generated/openapi.json' with { type: 'json' };

/** The contract that comes with this command, bundled. */
export const DEFAULT_CONTRACT: unknown = document;

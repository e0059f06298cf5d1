import document from '../../../openapi/generated/openapi.json' with { type: 'json' };

/** The contract bundled with this command. */
export const DEFAULT_CONTRACT: unknown = document;

// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

export const LOCALE_CODES = ["en","nl","de","it","fr","es","pl"] as const;
export const TEMPLATE_NAMES = ["social","classic","lavish"] as const;

/** The run cannot continue; `message` says why, without a full stop. Earlier findings remain valid. */
export class RunAborted extends Error {}

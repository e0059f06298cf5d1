/** The run cannot go on; `message` says why, without a full stop. What was found until then stands. */
export class RunAborted extends Error {}

/** Breaches inside of the backend: each class with the places where it can occur. */
export type Classes = Readonly<Record<string, readonly string[]>>;

export const EVERYWHERE: readonly string[] = ['everywhere'];

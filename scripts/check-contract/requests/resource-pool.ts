/** Number of values kept per resource. */
const VALUES_MAX = 30;

export type ResourceValue = string | number;

/** What one visitor has learned: values by resource (`x-resource`), oldest first. */
export class ResourcePool {
  readonly #values = new Map<string, ResourceValue[]>();
  /** Values that were given or are certain: they take precedence and are never forgotten. */
  readonly #fixed = new Map<string, ResourceValue>();
  readonly #excluded = new Map<string, Set<ResourceValue>>();
  readonly #parent: ResourcePool | null;
  #regions: ReadonlyMap<string, readonly number[]> | null = null;

  constructor(parent: ResourcePool | null = null) {
    this.#parent = parent;
  }

  /** Region ids by country: a region is valid only together with its country. */
  get regions(): ReadonlyMap<string, readonly number[]> | null {
    return this.#regions ?? this.#parent?.regions ?? null;
  }

  set regions(regions: ReadonlyMap<string, readonly number[]>) {
    this.#regions = regions;
  }

  fix(resource: string, value: ResourceValue): void {
    this.#fixed.set(resource, value);
  }

  learn(resource: string, value: ResourceValue): void {
    if (this.#excluded.get(resource)?.has(value)) return;
    const known = this.#values.get(resource);
    if (known === undefined) this.#values.set(resource, [value]);
    else if (!known.includes(value) && known.length < VALUES_MAX) known.push(value);
  }

  /** Replaces what was learned: only the latest csrf token is valid. */
  replace(resource: string, value: ResourceValue): void {
    this.#values.set(resource, [value]);
  }

  /** Excludes a value that no longer exists or must not be used. */
  forget(resource: string, value: ResourceValue): void {
    const excluded = this.#excluded.get(resource) ?? new Set();
    this.#excluded.set(resource, excluded.add(value));
    const known = this.#values.get(resource);
    if (known !== undefined)
      this.#values.set(
        resource,
        known.filter((each) => each !== value),
      );
  }

  /** Includes a value again, as the latest. */
  relearn(resource: string, value: ResourceValue): void {
    this.#excluded.get(resource)?.delete(value);
    const known = (this.#values.get(resource) ?? []).filter((each) => each !== value).slice(-(VALUES_MAX - 1));
    this.#values.set(resource, [...known, value]);
  }

  /** Returns the known values, oldest first, with own values before those of the parent. */
  all(resource: string): readonly ResourceValue[] {
    const fixed = this.#fixed.get(resource);
    if (fixed !== undefined) return [fixed];
    const own = this.#values.get(resource) ?? [];
    const excluded = this.#excluded.get(resource);
    const inherited = (this.#parent?.all(resource) ?? []).filter(
      (value) => !own.includes(value) && excluded?.has(value) !== true,
    );
    return [...own, ...inherited];
  }
}

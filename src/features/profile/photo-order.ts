/** Returns the order with one photo moved by `by` positions; the same array if there is no such position. */
export function movedOrder(order: readonly number[], imageId: number, by: number): readonly number[] {
  const from = order.indexOf(imageId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  const rest = order.filter((id) => id !== imageId);
  return [...rest.slice(0, to), imageId, ...rest.slice(to)];
}

/** Returns a copy in which those with a picture come first; otherwise the order stays. */
export function facesFirst<Row>(rows: readonly Row[], pictureOf: (row: Row) => object | null): Row[] {
  const isFaceless = (row: Row) => Number(pictureOf(row) === null);
  return [...rows].sort((one, other) => isFaceless(one) - isFaceless(other));
}

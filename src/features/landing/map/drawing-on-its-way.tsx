/** Says that the drawing is not there yet; the lines of its place are, and the list tells the same. */
export function DrawingOnItsWay() {
  return <div aria-hidden="true" aria-busy="true" />;
}

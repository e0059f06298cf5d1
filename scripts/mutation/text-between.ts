interface Position {
  line: number;
  column: number;
}

/** Returns the text at a location of Stryker's results, whose lines and columns count from 1 and whose end is exclusive. */
export function textBetween(source: string, { start, end }: { start: Position; end: Position }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length))
    .join('\n');
}

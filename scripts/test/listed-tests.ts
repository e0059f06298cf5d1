import { partOf, shareOf, type Turn } from './turns.ts';

/** How many parts the tests of a Playwright project take turns in. */
export type Shares = Readonly<Record<string, number>>;

/**
 * Reads what `playwright test --list` prints, a line for each test such as `[core] › chat.spec.ts:71:1 › title`, and
 * returns those of a run: of each project in `shares` the share whose turn it is, of all others every one. The lines
 * are what `--test-list` takes.
 *
 * @param turn its `part` counts on through all projects: part 6 of 64 is part 2 of 4
 */
export function testsOfRun(listing: string, shares: Shares, turn: Turn): string[] {
  const byProject = new Map<string, string[]>();
  for (const [, line = '', project = ''] of listing.matchAll(/^\s*(\[([\w-]+)\] › .+)$/gm)) {
    byProject.set(project, [...(byProject.get(project) ?? []), line]);
  }
  return [...byProject].flatMap(([project, lines]) => {
    const of = shares[project];
    return of === undefined ? lines : shareOf(lines, partOf(turn, of));
  });
}

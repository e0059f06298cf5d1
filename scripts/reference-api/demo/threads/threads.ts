import type { Random } from '../random.ts';

export interface DemoLine {
  fromMe: boolean;
  text: string;
}

/** A short exchange about one topic, without long pauses. */
export type Thread = readonly DemoLine[];

export interface ConversationMaterial {
  openings: readonly Thread[];
  threads: readonly Thread[];
  /** Lines that the other member adds without waiting for a reply. */
  nudges: readonly string[];
  /** Words for the `{name}` placeholders; a word stays the same throughout a thread. */
  slots: Record<string, readonly string[]>;
}

/** Parses threads separated by blank lines; `>` is the account, `<` the other member. */
export function parseThreads(text: string): readonly Thread[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block.split('\n').map((line) => {
        const sign = line.charAt(0);
        if (sign !== '>' && sign !== '<') throw new Error(`A line without a speaker: ${line}`);
        return { fromMe: sign === '>', text: line.slice(1).trim() };
      }),
    );
}

export interface PlacedLine extends DemoLine {
  /** The first line of a thread; time has passed since the previous line. */
  startsThread: boolean;
}

/** Composes a conversation of exactly `count` lines; the last `unread` lines are the other member's. */
export function composeLines(
  material: ConversationMaterial,
  count: number,
  unread: number,
  random: Random,
): readonly PlacedLine[] {
  const lines: PlacedLine[] = [];
  const add = (thread: Thread): void => {
    const words = chooseWords(material, random);
    for (const [index, line] of thread.entries()) {
      lines.push({ fromMe: line.fromMe, text: fillSlots(line.text, words), startsThread: index === 0 });
    }
  };
  if (count > unread) add(random.pick(material.openings));
  while (lines.length < count - unread) for (const thread of random.shuffle(material.threads)) add(thread);
  lines.length = count - unread;
  const nudges = random.shuffle(material.nudges);
  for (let index = 0; index < unread; index += 1) {
    add([{ fromMe: false, text: nudges[index % nudges.length] ?? '' }]);
  }
  return lines;
}

function chooseWords(material: ConversationMaterial, random: Random): ReadonlyMap<string, string> {
  return new Map(Object.entries(material.slots).map(([name, words]) => [name, random.pick(words)]));
}

function fillSlots(text: string, words: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words.get(name);
    if (word === undefined) throw new Error(`No words for {${name}}`);
    return word;
  });
}

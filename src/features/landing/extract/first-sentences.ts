/** Up to a full stop, a question or exclamation mark or an ellipsis, with closing quotes. */
const SENTENCE = /.+?[.!?…]+["'”’»)]*(?=\s|$)/gsu;

/** Returns as many whole sentences from the beginning as have room, at least the first; a text without an end is whole. */
export function firstSentences(text: string, room: number): string {
  let kept = '';
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (kept !== '' && kept.length + sentence.length > room) break;
    kept += sentence;
  }
  return kept === '' ? text : kept.trim();
}

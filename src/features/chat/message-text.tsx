import { useMemo } from 'react';
import { linkParts } from './link-parts.ts';

/** A message as plain text, its web addresses as links. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => {
    let position = 0;
    return linkParts(text).map((part) => {
      const key = position;
      position += part.text.length;
      return { key, part };
    });
  }, [text]);
  return parts.map(({ key, part }) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  );
}

import { type MouseEvent, useMemo } from 'react';
import { linkParts } from './link-parts.ts';

interface MessageTextProps {
  text: string;
  /** Called with the address of a clicked link, instead of opening it. */
  onLeave: (href: string) => void;
}

/** A message as plain text, with web addresses as links. */
export function MessageText({ text, onLeave }: MessageTextProps) {
  const parts = useMemo(() => {
    let position = 0;
    return linkParts(text).map((part) => {
      const key = position;
      position += part.text.length;
      return { key, part };
    });
  }, [text]);
  const ask = (event: MouseEvent, href: string) => {
    event.preventDefault();
    onLeave(href);
  };
  return parts.map(({ key, part }) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={(event) => ask(event, part.href)}
        onAuxClick={(event) => event.button === 1 && ask(event, part.href)}
      >
        {part.text}
      </a>
    ),
  );
}

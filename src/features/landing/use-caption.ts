import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the current caption of a film with one text track, as plain text. The page shows it instead of the browser,
 * which can only place it upon the picture. The track is loaded when the film first plays.
 *
 * @param src of the track: another language is another one
 */
export function useCaption(
  video: RefObject<HTMLVideoElement | null>,
  isPlaying: boolean,
  src: string | undefined,
): string | null {
  const [caption, setCaption] = useState<string | null>(null);
  useEffect(() => {
    const track = video.current?.textTracks[0];
    if (track === undefined || src === undefined || !isPlaying) return;
    const read = () => {
      const cue = track.activeCues?.[0];
      setCaption(cue instanceof VTTCue ? cue.getCueAsHTML().textContent : null);
    };
    // Loads and follows the cues without drawing them.
    track.mode = 'hidden';
    track.addEventListener('cuechange', read);
    read();
    return () => track.removeEventListener('cuechange', read);
  }, [video, isPlaying, src]);
  return caption;
}

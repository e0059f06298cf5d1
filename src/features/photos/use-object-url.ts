import { useEffect, useState } from 'react';

/** Returns the address of a picture held in memory; null before the first effect. Freed with the view. */
export function useObjectUrl(picture: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

const KINDS = ['image/png', 'image/jpeg'];

/** What keeps a file from being a photo (specification, section 5); the server looks at its content again. */
export function photoProblem(file: Pick<File, 'type' | 'size'>, maxBytes: number): 'kind' | 'size' | null {
  if (!KINDS.includes(file.type)) return 'kind';
  return file.size > maxBytes ? 'size' : null;
}

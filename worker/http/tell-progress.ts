/** Returns the response, with `onProgress` invoked for each part of its body that has come in; an error as it is. */
export function tellProgress(response: Response, onProgress: () => void): Response {
  if (!response.ok || response.body === null) return response;
  const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onProgress();
      controller.enqueue(part);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(parts), { status, statusText, headers });
}

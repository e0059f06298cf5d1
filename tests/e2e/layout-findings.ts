/** What is wrong with the layout of a page, a line for each. */
export interface LayoutFindings {
  /** Elements wider than the window; empty if the page is as wide as its window. */
  tooWide: string[];
  /**
   * Boxes that clip their own text. Text may only be clipped if it is available elsewhere (a title, a label, a "show
   * more" control); such boxes have `text-overflow` or a line clamp.
   */
  cut: string[];
  /** Entries of a navigation whose words lie over each other. */
  over: string[];
}

/** Runs in the page, in one call for all: it must name nothing outside itself. */
export function readLayout(): LayoutFindings {
  const describe = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

  const findTooWide = (): string[] => {
    const room = document.documentElement.clientWidth;
    const width = document.documentElement.scrollWidth;
    if (width <= room) return [];
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map(describe);
    return [`${width} pixels in a window of ${room}`, ...culprits.slice(0, 5)];
  };

  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const isCut = (element: Element): boolean => {
    if (!hasWords(element) || element.clientWidth <= 1) return false;
    const style = getComputedStyle(element);
    if (style.overflow === 'visible' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
      return false;
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  };
  const findCut = (): string[] =>
    [...document.querySelectorAll('body *')]
      .filter(isCut)
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`);

  // Words for screen readers only stand in a box of a pixel, which they exceed.
  const isSeen = (node: Text): boolean => (node.parentElement?.getBoundingClientRect().width ?? 0) > 1;
  /** Lines after the last one of a clamped text are not seen, though they have a place. */
  const clippedAt = (node: Text): number => {
    const clamped = node.parentElement;
    if (clamped === null || getComputedStyle(clamped).webkitLineClamp === 'none') return Number.POSITIVE_INFINITY;
    return clamped.getBoundingClientRect().bottom;
  };
  const wordsOf = (entry: Element) => {
    const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || !isSeen(node)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      boxes.push(new DOMRect(box.left, box.top, box.width, Math.min(box.bottom, clippedAt(node)) - box.top));
    }
    return {
      text: entry.textContent?.trim() ?? '',
      box: {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      },
    };
  };
  const findOver = (): string[] =>
    [...document.querySelectorAll('nav ul')].flatMap((list) => {
      const entries = [...list.querySelectorAll(':scope > li > a')]
        .map(wordsOf)
        .filter(({ box }) => box.right > box.left);
      return entries.flatMap((one, index) =>
        entries
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
          )
          .map((other) => `${one.text} over ${other.text}`),
      );
    });

  return { tooWide: findTooWide(), cut: findCut(), over: findOver() };
}

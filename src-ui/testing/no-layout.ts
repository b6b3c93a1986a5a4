/**
 * Stubs for the layout, which jsdom does not have. The editor and decorations ask for positions. Tests import this
 * file.
 */
const nowhere = () => new DOMRect()

Range.prototype.getBoundingClientRect = nowhere
Range.prototype.getClientRects = () => [nowhere()] as unknown as DOMRectList
document.elementFromPoint = () => null

/** An observer that never reports an intersection. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Blind })

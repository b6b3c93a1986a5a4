/** Stubs for layout, which jsdom does not have; the editor and decoration query positions. Imported by tests. */
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

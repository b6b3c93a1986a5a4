/** A test page lays nothing out; the editor and decoration ask where things are anyway. Imported by tests. */
const nowhere = () => new DOMRect()

Range.prototype.getBoundingClientRect = nowhere
Range.prototype.getClientRects = () => [nowhere()] as unknown as DOMRectList
document.elementFromPoint = () => null

/** Never says that anything has come into view or gone. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: Blind })

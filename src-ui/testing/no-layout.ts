/**
 * jsdom has no layout. A test of the notice editor or of a moving decoration imports this file, so that their questions
 * for positions are answered with an empty rectangle.
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

/**
 * Acts six frames later, a tenth of a second: until what was behind a window can be read again, a screen reader does not
 * notice a focus in it. Two are enough on a short page, on the form they are not. [D1-227]
 */
export const afterFrames = (act: () => void, frames = 6): void =>
  void requestAnimationFrame(() => (frames === 1 ? act() : afterFrames(act, frames - 1)))

/** Acts once the next frame is drawn: screen readers ignore a focus that moves during the closing of a window. */
export const afterFrame = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act))

/** Formats a duration in milliseconds in Korean words: `5분`, `3분 58초`, `5초`. */
export const formatDuration = (milliseconds: number): string => {
  const [minutes, seconds] = [Math.floor(milliseconds / 60_000), (milliseconds % 60_000) / 1000]
  return [minutes > 0 && `${minutes}분`, (seconds > 0 || minutes === 0) && `${seconds}초`].filter(Boolean).join(' ')
}

import type { ReactNode } from 'react'
import type { Tone } from './Banner.tsx'

/** A state in one word; the colour only repeats it. `must`: required; `pick`: recommended; without a tone grey. */
export const Tag = ({
  tone,
  children,
}: {
  readonly tone?: Tone | 'must' | 'pick' | undefined
  readonly children: ReactNode
}) => <span className={tone === undefined ? 'tag' : `tag tag--${tone}`}>{children}</span>

import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A question that opens. `open` is where it starts; the browser keeps it from then on. */
export const Disclosure = ({
  summary,
  children,
  id,
  open = false,
  onToggle,
}: {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly id?: string | undefined
  readonly open?: boolean | undefined
  readonly onToggle?: ((open: boolean) => void) | undefined
}) => (
  <details className="accordion__item" id={id} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary className="accordion__head">
      <span>{summary}</span>
      <Icon name="down" small />
    </summary>
    <div className="accordion__body">{children}</div>
  </details>
)

/** A list of such questions. Never inside a step of a form. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => <div className="accordion">{children}</div>

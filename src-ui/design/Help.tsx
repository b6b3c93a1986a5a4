import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** Help behind a word that is pressed: no hovering, so it works by touch and by keyboard. */
export const Help = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className="help-toggle">
      <button
        className="help-toggle__button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="info" small />
        {label}
      </button>
      <div className="help-toggle__text" id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

/** A form that the page validates and sends, not the browser. */
export const Form = ({ onSubmit, children }: { readonly onSubmit: () => unknown; readonly children: ReactNode }) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)

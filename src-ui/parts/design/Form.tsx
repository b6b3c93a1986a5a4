import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { readonly onSubmit?: () => unknown }

/** A form that the page validates and sends, not the browser. Without `onSubmit` only a button sends it, not Enter. */
export const Form = ({ onSubmit, ...props }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit?.()
    }}
    {...props}
  />
)

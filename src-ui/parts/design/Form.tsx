import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { readonly onSubmit?: () => unknown }

/**
 * A form that the page, not the browser, validates and sends. If there is no `onSubmit`, only a button sends it, not
 * Enter.
 */
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

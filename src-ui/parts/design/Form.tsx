import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { readonly onSubmit?: () => unknown }

/**
 * A form that the page, and not the browser, validates and sends. Without `onSubmit`, Enter does not send the form;
 * only a button does.
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

/** The one element that a selector names. */
export const $ = (selector) => document.querySelector(selector)

/** An element with properties and children. Everything is shown as text, nothing is HTML. */
export const element = (name, properties = {}, ...children) => {
  const { data = {}, aria = {}, ...own } = properties
  const made = Object.assign(document.createElement(name), own)
  for (const [key, value] of Object.entries(data)) made.dataset[key] = value
  for (const [key, value] of Object.entries(aria)) made.setAttribute(key === 'role' ? 'role' : `aria-${key}`, value)
  made.append(...children)
  return made
}

/** A control under its label. */
export const field = (id, label, control, short = false) =>
  element(
    'div',
    { className: short ? 'field field--short' : 'field' },
    element('label', { htmlFor: id, textContent: label }),
    Object.assign(control, { id }),
  )

/** The options of a select; what was chosen stays chosen where it is still there. */
export const fillSelect = (select, options) => {
  const chosen = select.value
  select.replaceChildren(...options)
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen
}

export const option = (value, textContent = value) => element('option', { value, textContent })

/** A form that becomes an action; its fields come as one record of texts. */
export const onSubmit = (selector, handle) => {
  $(selector).addEventListener('submit', (event) => {
    event.preventDefault()
    void handle(Object.fromEntries(new FormData(event.currentTarget)))
  })
}

export const onPress = (selector, handle) => {
  for (const button of document.querySelectorAll(selector)) button.addEventListener('click', () => void handle(button))
}

/** Puts the focus where the list goes on after one of its buttons is gone: on the next one, else on its heading. */
export const focusAfter = (list, index, heading) => {
  const buttons = [...list.querySelectorAll('button')]
  ;(buttons[Math.min(index, buttons.length - 1)] ?? heading).focus()
}

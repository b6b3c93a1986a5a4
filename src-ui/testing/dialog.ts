/**
 * jsdom knows the element `dialog` but not its windows. This is as much of them as the parts need: opening, closing, the
 * event `close` a moment later, and Escape, which asks by `cancel` and closes unless that was prevented. Imported by tests.
 */
const open = function (this: HTMLDialogElement) {
  if (this.open) throw new DOMException('already open', 'InvalidStateError')
  this.setAttribute('open', '')
}

const close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.removeAttribute('open')
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

HTMLDialogElement.prototype.showModal = open
HTMLDialogElement.prototype.show = open
HTMLDialogElement.prototype.close = close

/** What a browser does on Escape with the window on top. `stubborn`: it closes whatever the page says, as after the third. */
export const pressEscape = (dialog: HTMLDialogElement, stubborn = false): void => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const target = dialog.contains(document.activeElement) ? document.activeElement : dialog
  if (!stubborn) {
    if (target?.dispatchEvent(key) !== true) return
    if (!dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) return
  }
  dialog.close()
}

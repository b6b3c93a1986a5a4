/**
 * A minimal `dialog` for jsdom, which has the element but not its behaviour. The element opens and closes, and fires
 * `close` after it has closed. `pressEscape` presses the key Escape. Tests import this file.
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

/**
 * Acts on a dialog as a browser acts on the topmost one when Escape is pressed: fires `cancel`, and closes the dialog
 * unless a listener prevents this. `stubborn`: closes the dialog without a `cancel` event, as browsers do from the
 * third Escape on.
 */
export const pressEscape = (dialog: HTMLDialogElement, staysOpen = false): void => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const target = dialog.contains(document.activeElement) ? document.activeElement : dialog
  if (!staysOpen) {
    if (target?.dispatchEvent(key) !== true) return
    if (!dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) return
  }
  dialog.close()
}

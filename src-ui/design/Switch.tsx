/** On or off at once, without a form. `words` are shown, `label` is heard with its object (`14번 사용여부`). */
export const Switch = ({
  on,
  label,
  words,
  onToggle,
  blockedBy = null,
}: {
  readonly on: boolean
  readonly label: string
  readonly words: { readonly on: string; readonly off: string }
  readonly onToggle: () => void
  /** Id of the text that says why it may not be pressed now. */
  readonly blockedBy?: string | null | undefined
}) => (
  <button
    className="switch"
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    aria-disabled={blockedBy !== null || undefined}
    aria-describedby={blockedBy ?? undefined}
    onClick={() => {
      if (blockedBy === null) onToggle()
    }}
  >
    <span className="switch__track" aria-hidden="true" />
    <span aria-hidden="true">{on ? words.on : words.off}</span>
  </button>
)

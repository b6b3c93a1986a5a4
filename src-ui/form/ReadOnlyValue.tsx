/** A value that is known and cannot be changed here, at the place of an input. It can be reached and copied. */
export const ReadOnlyValue = ({
  id,
  label,
  value,
}: {
  readonly id: string
  readonly label: string
  readonly value: string
}) => (
  <div className="field">
    <label className="field__label" htmlFor={id}>
      {label}
    </label>
    <input className="input" id={id} value={value} readOnly />
  </div>
)

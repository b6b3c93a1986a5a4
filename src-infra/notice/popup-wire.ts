import { Schema } from 'effect'

/** A number of the wire, which may come as text. */
export const NumberOrDigits = Schema.Union([Schema.Finite, Schema.FiniteFromString])

const MaybeText = Schema.optionalKey(Schema.NullOr(Schema.String))

/** What popups and landing notices have in common on the wire. [P-267] */
export const NoticeFields = {
  popupContents: MaybeText,
  popupYn: MaybeText,
  popupStartDt: MaybeText,
  popupEndDt: MaybeText,
}

import { type Query, placeOf } from '#domain/directory/korean-search'

/** A text with the part that was searched for set off. [P-252] */
export const Marked = ({ text, query }: { readonly text: string; readonly query: Query }) => {
  const place = placeOf(text, query)
  return place === null ? (
    text
  ) : (
    <>
      {text.slice(0, place.from)}
      <mark>{text.slice(place.from, place.to)}</mark>
      {text.slice(place.to)}
    </>
  )
}

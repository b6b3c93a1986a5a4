const KST_MS = 9 * 60 * 60 * 1000

/** An instant as Korean date and time, `2025-06-26 19:00:00`. */
export const koreanTime = (instant) => new Date(instant + KST_MS).toISOString().slice(0, 19).replace('T', ' ')

/** What a person wrote as an instant with its offset; Korean time where it has none, null where it is no time. */
export const readTime = (text) => {
  const [, day, time, offset = '+09:00'] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-]\d\d:\d\d)?$/.exec(text.trim()) ?? []
  return day === undefined || Number.isNaN(Date.parse(`${day}T${time}${offset}`)) ? null : `${day}T${time}${offset}`
}

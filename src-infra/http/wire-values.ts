export const isMissingOrEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

export const nonBlankTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

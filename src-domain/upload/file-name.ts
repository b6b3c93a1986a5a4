/** Everything but letters of any script with their marks, digits, dot, hyphen and underscore. [D3-18] */
const UNSAFE = /[^\p{L}\p{M}\p{Nd}._-]/gu

const EXTENSION = /\.([^.]+)$/

/** The extension of a name in lower case and without its dot; empty where there is none. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name under which a file is sent: composed (NFC), each white space or unsafe character an underscore, and `file`
 * where nothing is left. What people read stays the name as chosen. [P-176] [D3-18]
 */
export const sanitisedFileName = (name: string): string => {
  const safe = name.normalize('NFC').replace(UNSAFE, '_')
  const stem = safe.replace(EXTENSION, '')
  if (/[^._]/.test(stem)) return safe
  return EXTENSION.test(safe) && /[^._]/.test(safe) ? `file${safe.slice(stem.length)}` : 'file'
}

/** The name of a picture that was made anew as a JPEG. [D3-15] */
export const jpegFileName = (name: string): string => `${name.replace(EXTENSION, '')}.jpg`

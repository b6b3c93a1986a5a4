/**
 * A module sheet exports its class names. A plain sheet exports nothing. If both patterns match a path, the first one
 * applies.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** Pictures and the script of a worker are imported as URLs. */
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.jpg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}
declare module '*?worker&url' {
  const url: string
  export default url
}

/**
 * A module sheet exports its class names; a plain sheet is imported only for its effect. The first pattern that matches
 * applies.
 */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** Pictures and the script of a worker are imported as addresses. */
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*?worker&url' {
  const address: string
  export default address
}

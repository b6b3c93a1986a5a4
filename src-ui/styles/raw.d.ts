/** The text of a file, for tests that read a sheet. */
declare module '*.css?raw' {
  const text: string
  export default text
}

/** A text in Markdown as it is written. */
declare module '*.md?raw' {
  const text: string
  export default text
}

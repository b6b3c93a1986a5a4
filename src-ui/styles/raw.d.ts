/** The text of a file, for tests that read a sheet. */
declare module '*.css?raw' {
  const text: string
  export default text
}

/** The source of a text in Markdown. */
declare module '*.md?raw' {
  const text: string
  export default text
}

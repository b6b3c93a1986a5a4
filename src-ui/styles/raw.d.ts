/** A file as a string, for tests that read a style sheet. */
declare module '*.css?raw' {
  const text: string
  export default text
}

/** A text in Markdown, as its source. */
declare module '*.md?raw' {
  const text: string
  export default text
}

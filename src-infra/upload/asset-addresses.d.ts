/** Files delivered unchanged; the build returns their addresses. */
declare module '*?url' {
  const address: string
  export default address
}
/** The script of a worker, built as its own file. */
declare module '*?worker&url' {
  const address: string
  export default address
}

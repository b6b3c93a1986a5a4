/** Files that are delivered as they are; the build answers their addresses. */
declare module '*?url' {
  const address: string
  export default address
}
/** The script of a worker, built as its own file. */
declare module '*?worker&url' {
  const address: string
  export default address
}

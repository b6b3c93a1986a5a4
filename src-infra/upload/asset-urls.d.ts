/** Files that are delivered unchanged. The build returns their URLs. */
declare module '*?url' {
  const url: string
  export default url
}
/** The script of a worker. The build makes a separate file of it. */
declare module '*?worker&url' {
  const url: string
  export default url
}

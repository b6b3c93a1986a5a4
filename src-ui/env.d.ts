/**
 * Whether this is a development build (`npm run dev`), and whether it is the one that prerenders; the build puts the answers
 * in, and drops what hangs on them. [D1-46]
 */
interface ImportMetaEnv {
  DEV: boolean
  SSR: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}

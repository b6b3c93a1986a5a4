/**
 * `DEV`: true for a development build (`npm run dev`). `SSR`: true for the build that prerenders. The build replaces
 * both by constants and removes the code that depends on them. [D1-46]
 */
interface ImportMetaEnv {
  DEV: boolean
  SSR: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}

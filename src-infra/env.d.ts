/**
 * True for a development build (`npm run dev`). The build replaces it by a constant and removes the code that depends
 * on it. [D1-46]
 */
interface ImportMetaEnv {
  DEV: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}

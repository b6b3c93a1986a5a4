/** Whether this is a development build (`npm run dev`); the build puts the answer in, and drops what hangs on it. [D1-46] */
interface ImportMetaEnv {
  DEV: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}

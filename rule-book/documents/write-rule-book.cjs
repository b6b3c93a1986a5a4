// `npm run rulebook`. Loads the sources as CommonJS, which takes half the processor time of loading them as modules.
require('./write-rule-book.ts')

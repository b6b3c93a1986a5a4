// `npm run explain`. Loads the sources as CommonJS, which takes half the processor time of loading them as modules.
require('./print-explanation.ts')

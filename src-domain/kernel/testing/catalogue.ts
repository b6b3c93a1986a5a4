/// <reference types="vite/client" />

const FILES = import.meta.glob<string>('../../../e2e/requirements/requirements-*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The lines of every requirement and decision in the catalogues, by id. */
export const CATALOGUE_LINES_BY_ID: ReadonlyMap<string, string> = new Map(
  Object.values(FILES)
    .flatMap((text) => text.split(/^(?=- )/m))
    .flatMap((lines) => {
      const id = /^- ([EAP]-\d{3}|D[123]-\d{2,3}) /.exec(lines)?.[1]
      return id === undefined ? [] : [[id, lines] as const]
    }),
)

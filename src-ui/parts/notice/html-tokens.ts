/**
 * One token of HTML. A text has an empty `name`, and its `text` is unchanged. A tag has its name in lower case, and its
 * attributes.
 */
export type HtmlToken = {
  readonly text: string
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * Matches a comment, an element without readable text, a tag, a declaration, or text. A part that is not closed extends
 * to the end of the HTML, as in a browser, so that no part of hostile HTML is read twice.
 */
const TOKEN =
  /<!--[^]*?(?:-->|$)|<(iframe|math|noscript|script|style|svg|template|title|xml)(?=[\s/>])[^]*?(?=<\/\1[\s/>]|$)|<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?<attributes>(?:[^>=]+|=\s*(?:"[^"]*"?|'[^']*'?)?)*)>?|<[!/?][^>]*>?|(?<text>(?:[^<]+|<(?![a-z!/?]))+)/gi
const ATTRIBUTE = /([^\s/=]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|(\S*)))?/g

/** Returns the text and the tags of HTML as tokens, in document order. */
export const htmlTokensOf = (html: string): readonly HtmlToken[] =>
  Array.from(html.matchAll(TOKEN), ({ groups: { text = '', name = '', end = '', attributes = '' } = {} }) => ({
    text,
    name: name.toLowerCase(),
    isEnd: end !== '',
    attributes: new Map(
      Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    ),
  }))

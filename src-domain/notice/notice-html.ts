/**
 * The elements that administrators' HTML may contain, on the page as on the server: only the elements that the toolbar
 * creates. [P-230] [D3-61]
 */
export const ALLOWED_HTML_ELEMENTS: readonly string[] = 'b strong i em u s h1 h2 h3 p br ul ol li a img span div'.split(
  ' ',
)

/** The attributes that these elements may have. All other attributes are removed. [D3-61] */
export const ALLOWED_HTML_ATTRIBUTES: readonly string[] = 'href src alt title target rel'.split(' ')

/** The `rel` value of a link that opens a new window: the new page cannot access the old one. [D1-20] [D3-61] */
export const NEW_WINDOW_REL = 'noopener noreferrer'

/** Elements of administrators' HTML: those that the toolbar makes, nothing else. [P-230] [D3-61] */
export const ALLOWED_ELEMENTS: readonly string[] = 'b strong i em u s h1 h2 h3 p br ul ol li a img span div'.split(' ')

/** Attributes of these elements; no other attribute of any element stays. [D3-61] */
export const ALLOWED_ATTRIBUTES: readonly string[] = 'href src alt title target rel'.split(' ')

/** What a link that opens a new window says, so that the new page cannot reach the old one. [D1-20] [D3-61] */
export const NEW_WINDOW_REL = 'noopener noreferrer'

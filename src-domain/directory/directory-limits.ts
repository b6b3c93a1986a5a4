/** How many rows a page of the directory has. [P-251] [P-298] */
export const CENTRES_PER_PAGE = 10

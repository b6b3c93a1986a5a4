/** Returns the text as a pattern of a regular expression that matches exactly this text. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

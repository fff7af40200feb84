/**
 * Parses a URL; undefined if it is invalid. `URL.canParse` of Node.js 20 accepts some texts that the
 * constructor then rejects, so no code may rely on it.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Characters that change a URL: browsers drop tabs and line breaks, and read a backslash as a slash. */
const UNSAFE_IN_LINKS = /[\p{Cc} \\]/u

/** Returns true for a path of this site or an absolute HTTP URL. */
export function isLinkUrl(text: string): boolean {
  return (
    /^(https?:\/\/[^/]|\/(?!\/))/i.test(text) &&
    !UNSAFE_IN_LINKS.test(text) &&
    parseUrl(text, 'https://here.invalid') !== undefined
  )
}

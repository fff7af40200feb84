import { parseUrl } from './url'

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

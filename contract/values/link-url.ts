/** Browsers drop tabs and line breaks of URLs and read a backslash as a slash. */
const UNSAFE_IN_LINKS = /[\p{Cc} \\]/u

/** Whether a text is the URL of a page or a file of our own site, or of another on the web. */
export function isLinkUrl(text: string): boolean {
  return (
    /^(https?:\/\/[^/]|\/(?!\/))/i.test(text) &&
    !UNSAFE_IN_LINKS.test(text) &&
    URL.canParse(text, 'https://here.invalid')
  )
}

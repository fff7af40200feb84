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

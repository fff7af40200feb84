/** Lines that mail programs write above the quoted email, in the languages of the site. */
const QUOTE_HEADINGS = [
  /^>/,
  /^-{2,}\s*(?:Original Message|Forwarded message|Исходное сообщение|Пересылаемое сообщение)/i,
  /^_{10,}$/,
  /^On\b.{4,200}\bwrote:$/i,
  /^.{4,200}\s(?:пишет|написал|написала|написал\(а\)):$/i,
  /^.{4,200}\s(?:წერს|დაწერა|მოიწერა):$/,
  // Gmail in Russian.
  /^.{4,200}<[^<>\s]+@[^<>\s]+>:$/,
  /^(?:From|От|გამგზავნი):\s.+/i,
]

/** Mark of a signature, as RFC 3676 has it. */
const SIGNATURE = /^--\s?$/

/** Longest heading that mail programs wrap, in lines. */
const MAX_HEADING_LINES = 3

/** Removes the quoted email and the signature below an answer. */
export function cutQuotedText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((line, index) => SIGNATURE.test(line) || isHeading(lines, index))
  return (end === -1 ? lines : lines.slice(0, end)).join('\n').trim()
}

/** True for the first line of a heading, which may be wrapped. Text above a heading is not part of it. */
function isHeading(lines: readonly string[], index: number): boolean {
  return Array.from({ length: MAX_HEADING_LINES }, (_, more) => index + more + 1).some(
    (end) => isQuoteHeading(lines, index, end) && !(end > index + 1 && isQuoteHeading(lines, index + 1, end)),
  )
}

function isQuoteHeading(lines: readonly string[], start: number, end: number): boolean {
  const parts = lines.slice(start, end).map((line) => line.trim())
  return parts.every(Boolean) && QUOTE_HEADINGS.some((pattern) => pattern.test(parts.join(' ')))
}

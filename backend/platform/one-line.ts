/** With the marks that turn the direction of writing around, by which a text looks like another one. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROLS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** What visitors typed as a name or title: it begins no line of its own, in a header or a text. */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim()
}

/** What visitors typed in several lines: each of them ends as ours do. */
export function toPlainLines(text: string): string {
  return text.replace(LINE_END, '\n').replace(CONTROLS, '').trim()
}

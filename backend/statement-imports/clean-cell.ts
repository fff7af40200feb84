import sanitize from 'sanitize-html'
import { normalizeText } from '~contract/values/typed-text'

/** Cells that stand for nothing in files of spreadsheets, databases and Python programs. */
const EMPTY = /^(?:#n\/a|#н\/д|n\/a|na|nan|null|none|nil|undefined|<na>|\\n|[-–—]+)$/iu
/** Errors that a spreadsheet saves in place of a value. */
const SPREADSHEET_ERROR =
  /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ЗНАЧ!|ССЫЛКА!|ИМЯ\?|ДЕЛ\/0!|ЧИСЛО!|ПУСТО!)$/u
/** `="00123"`, by which programs keep Excel from reading a number. */
const QUOTED_FORMULA = /^="([^"]*)"$/
/** The sign that a spreadsheet's user types before a number that is a text. */
const TEXT_SIGN = /^['’‘](?=[\d+=@(-])/u

/** Text of a cell without what only a spreadsheet means by it; empty for its signs of emptiness. */
export function cleanCell(text: string): string {
  const plain = normalizeText(text).trim().replace(QUOTED_FORMULA, '$1').replace(TEXT_SIGN, '').trim()
  return EMPTY.test(plain) ? '' : plain
}

export const isSpreadsheetError = (text: string): boolean => SPREADSHEET_ERROR.test(text)

/** Elements of a description that programs save as HTML. A lone `<` is a sign that somebody typed. */
const TAG = /<\/?(?:p|br|b|i|u|a|ul|ol|li|div|span|strong|em|h[1-6]|font|table|tr|td)\b[^<>]*>/i
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i
const LINE_END = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi
const ESCAPES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Text of a description that is HTML, with its paragraphs, items and line breaks as lines. */
export function toPlainText(text: string): string {
  if (!TAG.test(text) && !ENTITY.test(text)) return text
  const lines = TAG.test(text) ? text.replace(/\s+/g, ' ').replace(LINE_END, '\n') : text
  const plain = sanitize(lines, { allowedTags: [], allowedAttributes: {} })
  const decoded = plain.replace(/&(?:amp|lt|gt|quot);/g, (written) => ESCAPES[written] ?? written)
  return normalizeText(decoded)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

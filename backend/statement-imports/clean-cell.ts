import sanitize from 'sanitize-html'
import { normalizeText } from '~contract/values/typed-text'

/** Placeholders for empty cells in files of spreadsheets, databases and Python programs. */
const EMPTY = /^(?:#n\/a|#н\/д|n\/a|na|nan|null|none|nil|undefined|<na>|\\n|[-–—]+)$/iu
/** Errors that a spreadsheet saves in place of a value. */
const SPREADSHEET_ERROR =
  /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ЗНАЧ!|ССЫЛКА!|ИМЯ\?|ДЕЛ\/0!|ЧИСЛО!|ПУСТО!)$/u
/** `="00123"`, which prevents Excel from parsing a number. */
const QUOTED_FORMULA = /^="([^"]*)"$/
/** Apostrophe typed in spreadsheets before a number that is a text. */
const TEXT_SIGN = /^['’‘](?=[\d+=@(-])/u

/** Removes spreadsheet notation from a cell; empty for placeholders. */
export function cleanCell(text: string): string {
  const plain = normalizeText(text).trim().replace(QUOTED_FORMULA, '$1').replace(TEXT_SIGN, '').trim()
  return EMPTY.test(plain) ? '' : plain
}

export const isSpreadsheetError = (text: string): boolean => SPREADSHEET_ERROR.test(text)

/** HTML elements in descriptions. A lone `<` is plain text. */
const TAG = /<\/?(?:p|br|b|i|u|a|ul|ol|li|div|span|strong|em|h[1-6]|font|table|tr|td)\b[^<>]*>/i
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i
const LINE_END = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi
const ESCAPES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Converts an HTML description to text, with its paragraphs, items and line breaks as lines. */
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

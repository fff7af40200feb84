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

import { toAsciiDigits } from './ascii-digits'

/** Texts that normalization never changes, so that ids, tokens and signatures survive it. */
const PRINTABLE_ASCII = /^[\t\n -~]*$/

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Characters that look like a space: spaces of any width, Hangul fillers and the blank Braille pattern. */
const SPACES = /[\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * Control and format characters (zero-width, bidi, byte order marks, soft hyphens), variation selectors,
 * tags, non-characters, lone surrogates and the placeholder of a pasted picture.
 */
const INVISIBLE =
  /(?:(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufffc])+/gu

/** Letters of scripts spelled with joiners: Persian "می‌خواهم", Sinhala "ශ්‍රී". */
const JOINED_LETTER =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u
const LAST_JOINER = /[\u200c\u200d](?=[^\u200c\u200d]*$)/

const EMOJI = /\p{Extended_Pictographic}/u
const EMOJI_OR_SKIN_TONE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
const KEYCAP = '\u20e3'
/** Flags of England, Scotland and Wales: a black flag and the tags of the region. */
const FLAG_TAGS =
  /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u

const SENTENCE_END = /[\s\p{Pe}\p{Pf}.,;:!?"'“*>…。，、]/u

/** Marks beyond the 30 in a row that UAX #15 calls stream-safe; sorting more takes quadratic time. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes typed, pasted or uploaded text: NFC, `\n` between lines, plain spaces, ASCII digits, no
 * invisible characters. Emoji sequences and required joiners stay. Does not trim.
 *
 * Applied to all input except passwords: URLs, forms, API bodies and files.
 */
export function normalizeText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text
  // Digits are converted first; otherwise a joiner between digits of another script would stay.
  const visible = removeInvisible(toAsciiDigits(text.replace(SPACES, ' ')))
  return visible.replace(SURPLUS_MARKS, '$1').normalize('NFC').replace(SURPLUS_MARKS, '$1')
}

/**
 * Removes invisible characters from a text written to a file, an email or a feed.
 * Stored rows may be older than input normalization. Digits and no-break spaces stay.
 */
export function removeInvisible(text: string): string {
  return PRINTABLE_ASCII.test(text)
    ? text
    : text.replace(LINE_ENDS, '\n').replace(INVISIBLE, keepEmojiAndJoiners)
}

/** Removes invisible characters and line breaks, to prevent header injection. */
export function toOneLine(text: string): string {
  return removeInvisible(text)
    .replace(/[\t\n]+/g, ' ')
    .trim()
}

/** Normalizes typed text to one trimmed line with single spaces. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim()
}

/** Removes sentence punctuation after a number or link. An anchored pattern would take quadratic time. */
export function trimSentenceEnd(text: string): string {
  let end = text.length
  while (end > 0 && SENTENCE_END.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Normalizes the value of a field or parameter. Passwords stay as typed, to match their hashes. */
export function normalizeValue(name: string, value: string): string {
  return isPassword(name) ? value : normalizeText(value)
}

export function isPassword(name: string): boolean {
  return /password/i.test(name)
}

function keepEmojiAndJoiners(invisible: string, offset: number, text: string): string {
  const before = findLetterBefore(text, offset)
  const after = String.fromCodePoint(text.codePointAt(offset + invisible.length) ?? 0)
  if (after === KEYCAP && /[0-9#*]/.test(before)) return invisible.startsWith('\ufe0f') ? '\ufe0f' : ''
  if (EMOJI_OR_SKIN_TONE.test(before)) {
    const selector = invisible.startsWith('\ufe0f') && EMOJI.test(before) ? '\ufe0f' : ''
    const joiner = invisible.includes('\u200d') && EMOJI.test(after) ? '\u200d' : ''
    const tags = before === '🏴' && FLAG_TAGS.exec(invisible)
    return tags ? tags[0] : selector + joiner
  }
  if (!JOINED_LETTER.test(before) || !JOINED_LETTER.test(after)) return ''
  return LAST_JOINER.exec(invisible)?.[0] ?? ''
}

function findLetterBefore(text: string, offset: number): string {
  const letter = String.fromCodePoint(text.codePointAt(Math.max(offset - 2, 0)) ?? 0)
  return letter.length === 2 ? letter : text.slice(Math.max(offset - 1, 0), offset)
}

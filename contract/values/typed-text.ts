import { toAsciiDigits } from './ascii-digits'

/** Never changed, so ids, tokens and signatures stay as they are. */
const PRINTABLE_ASCII = /^[\t\n -~]*$/

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Spaces of any width, Hangul fillers and the blank Braille pattern: all look like a space. */
const SPACES = /[\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * Controls, format characters (zero-width, bidi overrides and isolates, byte order marks, soft hyphens), variation selectors,
 * tags, non-characters, halves of characters, and the placeholder of a pasted picture.
 */
const INVISIBLE =
  /(?:(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufffc])+/gu

/** Spelling in these scripts needs joiners: Persian "می‌خواهم", Sinhala "ශ්‍රී". */
const JOINED_LETTER =
  /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u
const LAST_JOINER = /[\u200c\u200d](?=[^\u200c\u200d]*$)/

const EMOJI = /\p{Extended_Pictographic}/u
const EMOJI_OR_SKIN_TONE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
const KEYCAP = '\u20e3'
/** England, Scotland and Wales: a black flag and the tags of the region. */
const FLAG_TAGS =
  /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u

const SENTENCE_END = /[\s\p{Pe}\p{Pf}.,;:!?"'“*>…。，、]/u

/** UAX #15 calls texts with at most 30 marks in a row stream-safe; sorting more takes quadratic time. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Gives typed, pasted or uploaded text its one spelling: NFC, `\n` between lines, plain spaces, ASCII digits, and nothing that
 * cannot be seen. Emoji sequences and the joiners of scripts that need them stay. The result is not trimmed.
 *
 * Applied where text comes in: URLs, forms, bodies of API calls, files. Passwords are excepted.
 */
export function normalizeText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text
  // Digits first: a joiner between two of another script would stay.
  const visible = removeInvisible(toAsciiDigits(text.replace(SPACES, ' ')))
  return visible.replace(SURPLUS_MARKS, '$1').normalize('NFC').replace(SURPLUS_MARKS, '$1')
}

/**
 * Text that we write into a file, an email or a feed: rows may be older than the rule for what is typed. Digits and no-break
 * spaces stay.
 */
export function removeInvisible(text: string): string {
  return PRINTABLE_ASCII.test(text)
    ? text
    : text.replace(LINE_ENDS, '\n').replace(INVISIBLE, keepEmojiAndJoiners)
}

/** The same in one line: what visitors typed begins no line or header of its own. */
export function toOneLine(text: string): string {
  return removeInvisible(text)
    .replace(/[\t\n]+/g, ' ')
    .trim()
}

/** Typed text in one line, without spaces around it and with one space between words. */
export function normalizeLine(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim()
}

/** Removes what ends a sentence behind a number or link. A pattern for the end would take quadratic time. */
export function trimSentenceEnd(text: string): string {
  let end = text.length
  while (end > 0 && SENTENCE_END.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The value of a field or parameter; passwords stay as typed, because their hashes were made so. */
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

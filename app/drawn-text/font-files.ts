import { join } from 'node:path'
import anyAscii from 'any-ascii'
import { normalizeText } from '~contract/values/typed-text'

/** Folder of the page fonts and two wider ones of the same family as TrueType, as renderers read no WOFF2. */
const FONT_FOLDER = join(process.cwd(), 'app/drawn-text/fonts')
const toFontFile = (name: string) => join(FONT_FOLDER, `${name}.ttf`)
export const FONT_FILES = {
  georgian: toFontFile('georgian'),
  latin: toFontFile('latin'),
  cyrillic: toFontFile('cyrillic'),
  lari: toFontFile('lari'),
  armenian: toFontFile('armenian'),
  wide: toFontFile('wide'),
}

export type FontName = keyof typeof FONT_FILES

/** Characters of each font; the first font that has one is used. */
const COVERAGE: readonly (readonly [FontName, RegExp])[] = [
  ['latin', /[ -~\u00a0©«°²·»×\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026€\u2212]/u],
  ['georgian', /[\u10d0-\u10fc\u1c90-\u1cb0]/u],
  ['cyrillic', /[ЁА-яё№]/u],
  ['lari', /₾/u],
  ['armenian', /[\u0531-\u0556\u0559-\u055f\u0561-\u0587\u0589]/u],
  [
    'wide',
    /[\u00a1-\u017f\u018e-\u0192\u01a0-\u01b0\u01cd-\u01dc\u01e2-\u021b\u0250\u0254\u0259\u025b\u0263\u0268\u02bb\u02bc\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u04ff\u1e00-\u1eff]/u,
  ],
]

export function findFont(letter: string): FontName | undefined {
  return COVERAGE.find(([, letters]) => letters.test(letter))?.[0]
}

/** Transliterates letters that no font has to Latin, so that names lose no letters. */
export function toWritableText(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (findFont(letter)) return letter
    if (/\s/.test(letter)) return ' '
    return normalizeText(letter) && toLatinLetters(letter)
  })
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

function toLatinLetters(letter: string): string {
  return anyAscii(letter) || (/[\p{L}\p{N}]/u.test(letter) ? '?' : '')
}

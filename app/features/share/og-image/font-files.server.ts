import { join } from 'node:path'

/** The page fonts as TrueType, as renderers read no WOFF2. */
const FONT_FOLDER = join(process.cwd(), 'app/features/share/og-image/fonts')
const toFontFile = (name: string) => join(FONT_FOLDER, `${name}.ttf`)
export const FONT_FILES = {
  georgian: toFontFile('georgian'),
  latin: toFontFile('latin'),
  cyrillic: toFontFile('cyrillic'),
  lari: toFontFile('lari'),
}

/** Characters the fonts cover. */
const SUPPORTED_CHARACTER =
  /[ -~\u00a0©«°²·»×\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026€₾№\u2212ЁА-яё\u10d0-\u10fc\u1c90-\u1cb0]/u

/** Removes accents and characters the fonts lack. */
export function toWritableText(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (/\s/.test(letter)) return letter === '\u00a0' ? letter : ' '
    if (SUPPORTED_CHARACTER.test(letter)) return letter
    const [plain = ''] = letter.normalize('NFKD')
    return SUPPORTED_CHARACTER.test(plain) ? plain : ''
  })
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

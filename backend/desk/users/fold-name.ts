import pg from 'pg'

/** Letters that others stand for, in this order: Russian and Georgian ones, then spellings that readers mix up. */
const REPLACEMENTS: readonly (readonly [from: string, to: string])[] = [
  ['дж', 'j'],
  ...Object.entries({ ჟ: 'zh', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts', ჭ: 'ch' }),
  ...Object.entries({ ж: 'zh', ш: 'sh', щ: 'sh', ч: 'ch', ц: 'ts', я: 'ia', ю: 'iu', ь: '', ъ: '' }),
  ['kh', 'h'],
  ['gh', 'g'],
]
const LETTERS = 'აბგდევზთიკლმნოპრსტუფქღყხჯჰабвгдезийклмнопрстуфхыэёqyw'
const FOLDED = 'abgdevztiklmnoprstupkgkhjhabvgdeziiklmnoprstuphieekiv'

/** A name without its script: the same for ნინო, Nino and Нино. */
export function foldName(name: string): string {
  const replaced = REPLACEMENTS.reduce((text, [from, to]) => text.replaceAll(from, to), name.toLowerCase())
  const folded = [...replaced].map((letter) => FOLDED[LETTERS.indexOf(letter)] ?? letter).join('')
  return folded.replaceAll('f', 'p').replace(/(.)\1/g, '$1')
}

/** `foldName` in SQL. @param name an expression */
export function foldNameSql(name: string): string {
  const literal = pg.escapeLiteral
  const replaced = REPLACEMENTS.reduce(
    (sql, [from, to]) => `replace(${sql}, ${literal(from)}, ${literal(to)})`,
    `lower(${name})`,
  )
  const folded = `translate(${replaced}, ${literal(`${LETTERS}f`)}, ${literal(`${FOLDED}p`)})`
  return `regexp_replace(${folded}, '(.)\\1', '\\1', 'g')`
}

import { type Language, languages, toLocalizedPath } from './translations'

interface CheckedPage {
  origin: string
  path: string
  language: Language
  status: number
  /** True if the page is not indexed; error pages are not either. */
  hidden?: boolean
  /** True for another URL of a page whose canonical URL differs. */
  alias?: boolean
}

/** Finds errors in a page's language, headings and metadata. */
export function findPageErrors(
  html: string,
  { origin, path, language, status, hidden = true, alias = false }: CheckedPage,
): string[] {
  const problems: string[] = []
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  if (!html.includes(`<html lang="${language}"`)) problems.push('another language')
  if (count(/<h1[\s>]/g) !== 1) problems.push(`${count(/<h1[\s>]/g)} h1`)
  if (!/<title>[^<]+ \| [^<]+<\/title>/.test(html)) problems.push('no title')
  if (/name="robots" content="noindex/.test(html) !== hidden) problems.push(hidden ? 'not hidden' : 'hidden')
  if (status >= 400) return problems

  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const own = origin + toLocalizedPath(path, language)
  const isRight = alias
    ? canonical !== own && canonical?.startsWith(`${origin}${toLocalizedPath('/', language)}`)
    : canonical === own
  if (!isRight) problems.push(`canonical is ${canonical}`)
  if (hidden) return problems
  if (!/name="description" content="[^"]/.test(html)) problems.push('no description')
  for (const other of languages) {
    const there = alias ? (other === language ? canonical : '') : `${origin}${toLocalizedPath(path, other)}"`
    const link = `hrefLang="${other}" href="${there}`
    if (!html.includes(link)) problems.push(`no ${link}`)
  }
  return problems
}
